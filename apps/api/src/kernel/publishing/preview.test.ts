import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../../testing/content.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { previewToken } from '../sessions/preview-token.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '4' })
})
afterAll(() => shop.close())

const page = (html: string) => `name: { it: Prova, de: Probe }
rows:
  - blocks:
      - type: StaticText
        content: { html: "${html}" }
`
const draft = (files: Readonly<Record<string, string>>) => publish(shop, files, { draft: true })

describe('a preview', () => {
  const grid = async (slug: string, cookie: string) => {
    const reply = await shop.app.inject({ url: `/ebsn/api/category?slug=${slug}&grid=true`, headers: { cookie } })
    return { text: reply.body, caching: reply.headers['cache-control'] }
  }
  const begin = async (token: string, to = '/') => {
    const reply = await shop.app.inject(`/p/preview/${token}?${String(new URLSearchParams({ to }))}`)
    const [cookie] = reply.cookies
    return {
      status: reply.statusCode,
      location: reply.headers.location,
      cookie: cookie === undefined ? '' : `${cookie.name}=${cookie.value}`,
    }
  }

  test('by a signed link shows drafts of old and new pages to its browser alone [publishing-16]', async () => {
    await publish(shop, { 'pages/nota.yaml': page('<p>pubblica</p>') })
    await draft({ 'pages/nota.yaml': page('<p>bozza di oggi</p>'), 'pages/nuova.yaml': page('<p>mai vista</p>') })
    const { status, location, cookie } = await begin(await previewToken(shop.shop.db, shop.clock.now), '/page/nota')
    expect([status, location]).toEqual([303, '/page/nota'])
    for (const slug of ['nota', 'nuova']) {
      const seen = await grid(slug, cookie)
      expect(seen.text).toMatch(/bozza di oggi|mai vista/)
      expect(await grid(slug, '')).not.toMatchObject({ text: expect.stringMatching(/bozza di oggi|mai vista/) })
      expect(seen.caching).toBe('no-store')
    }
  })

  test.each([
    [
      'an article',
      'articles/bozza.md',
      '---\ntitle: T\ntype: post\ndate: 2026-11-02\n---\n\nsolo bozza\n',
      'article/view?slug=bozza',
    ],
    [
      'a leaflet',
      'leaflets/bozza/leaflet.yaml',
      'title: solo bozza\ntype: 10\nfrom: 2026-11-12\nto: 2026-11-25\ndrawn: true\n',
      'leaflet/view?slug=bozza',
    ],
    [
      'a form',
      'forms/bozza.yaml',
      'settings: { title: solo bozza }\nfields: [{ key: nome, type: text, label: Nome }]\n',
      'form/view?slug=bozza',
    ],
  ])('shows the draft of %s to its browser alone [publishing-19]', async (_, path, text, call) => {
    const areas = { 'leaflets/bozza/areas.yaml': 'pages: [{ areas: [] }]\n' }
    await draft({ [path]: text, ...(path.startsWith('leaflets/') && areas) })
    const { cookie } = await begin(await previewToken(shop.shop.db, shop.clock.now))
    const read = async (headers: Record<string, string>) =>
      (await shop.app.inject({ url: `/ebsn/api/${call}`, headers })).body
    expect(await read({ cookie })).toContain('solo bozza')
    expect(await read({})).not.toContain('solo bozza')
  })

  test.each([
    [
      'a changed signature',
      (token: string) => token.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`),
    ],
    ['a later end', (token: string) => `9${token.slice(1)}`],
    ['none', () => 'x'],
  ])('with %s is not there', async (_, change) => {
    const token = change(await previewToken(shop.shop.db, shop.clock.now))
    expect((await begin(token)).status).toBe(404)
    await draft({ 'pages/chiusa.yaml': page('<p>solo bozza</p>') })
    expect((await grid('chiusa', `bottega_preview=${token}`)).text).not.toContain('solo bozza')
  })

  test('ends after a week, and goes to pages of the shop alone [publishing-18]', async () => {
    const { now } = shop.clock
    const token = await previewToken(shop.shop.db, now)
    for (const to of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:x'])
      expect((await begin(token, to)).location).toBe('/')
    shop.clock.now = new Date(now.getTime() + 7 * 24 * 3_600_000)
    expect((await begin(token)).status).toBe(404)
    shop.clock.now = now
  })
})
