import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentKinds } from '../../modules.ts'
import { forbiddenInTags, hostileLinks, injections, tagsOf } from '../../testing/injections.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { importContent } from './import-content.ts'
import { previewToken } from '../sessions/preview-token.ts'

/** YAML takes JSON. */
const yaml = (value: unknown) => JSON.stringify(value)

/** Documents of every kind with markup or links, one of each for a payload. */
const documentsFor = (payload: string, name: string): Record<string, string> => ({
  [`pages/blocchi-${name}.yaml`]: yaml({
    name: payload,
    title: payload,
    description: payload,
    metadata: { category_popup: { ACTIVE: 'true', TITLE: payload, CONTENT: `<p>Prima.</p>${payload}` } },
    rows: [
      {
        blocks: [
          {
            type: 'StaticText',
            settings: { CSS_STYLE: `padding: 4px; background: ${payload}; ${payload}; position: fixed; color: red` },
            content: { html: `<p>Prima.</p>${payload}` },
          },
          {
            type: 'InstitutionalCard',
            content: { title: payload, subtitle: payload, description: `<p>Prima.</p>${payload}` },
          },
          {
            type: 'BannerList',
            content: { banners: [{ kind: 'card', title: payload, content: `<p>Prima.</p>${payload}`, link: '/x' }] },
          },
        ],
      },
    ],
  }),
  [`forms/modulo-${name}.yaml`]: yaml({
    settings: { title: payload, description: payload },
    fields: [
      { key: 'testo', type: 'html', content: `<p>Prima.</p>${payload}` },
      { key: 'nome', type: 'text', label: payload, help_text: payload },
    ],
  }),
  [`banners/striscia-${name}.yaml`]: yaml({
    kind: 'card',
    title: payload,
    content: `<p>Prima.</p>${payload}`,
    link: '/x',
    places: [`posto-${name}`],
  }),
})

/** Documents whose links are hostile: an import refuses them or leaves the link out. */
const documentsLinking = (link: string): Record<string, Record<string, string>> => ({
  'an area of a leaflet': {
    'leaflets/foglio/leaflet.yaml': yaml({ title: 'F', type: 10, from: '2026-01-01', to: '2027-01-01', drawn: true }),
    'leaflets/foglio/areas.yaml': yaml({ pages: [{ areas: [{ x: 1, y: 1, w: 9, h: 9, link, text: 'Vai' }] }] }),
  },
  'a menu': {
    'menus/voci.yaml': yaml({
      name: 'M',
      items: [
        { title: 'Vai', link },
        { title: 'Casa', link: '/' },
      ],
    }),
  },
  'a banner': { 'banners/solo.yaml': yaml({ kind: 'button', title: 'Vai', link, places: ['solo'] }) },
  'a file of a form': {
    'forms/file.yaml': yaml({ settings: { title: 'F' }, fields: [{ key: 'a', type: 'file_viewer', file: link }] }),
  },
})

let shop: TestShop
let preview: string
beforeAll(async () => {
  shop = await openTestShop()
  preview = `bottega_preview=${await previewToken(shop.shop.db, shop.clock.now)}`
})
afterAll(() => shop.close())

/** Imports these files and returns the result. */
async function bring(files: Readonly<Record<string, string>>, draft = false) {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-injection-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return await importContent(shop.shop.db, contentKinds, folder, { draft })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const read = async (url: string, cookie = '') => (await shop.app.inject({ url, headers: { cookie } })).body

/** Every text of an answer that holds markup of an editor: those that begin as each markup above does. */
function markupIn(answer: string): string[] {
  const texts: string[] = []
  JSON.parse(answer, (_key, value: unknown) => {
    if (typeof value === 'string' && value.startsWith('<p>Prima.</p>')) texts.push(value)
    return value
  })
  return texts
}

const stylesIn = (answer: string) => [...answer.matchAll(/"CSS_STYLE":"([^"]*)"/g)].map(([, style]) => style)

const ways = [
  ['blocks and the popup of a page', (name: string) => `/ebsn/api/category?slug=blocchi-${name}&grid=true`, 4],
  ['a form', (name: string) => `/ebsn/api/form/view?slug=modulo-${name}`, 1],
] as const

describe.each([
  ['published', false],
  ['a draft in a preview', true],
] as const)('markup that is %s', (_what, draft) => {
  const nameOf = (index: number) => `${draft ? 'bozza' : 'uscito'}-${index}`
  beforeAll(async () => {
    const all = injections.map((payload, index) => documentsFor(payload, nameOf(index)))
    expect((await bring(Object.assign({}, ...all) as Record<string, string>, draft)).errors).toEqual([])
  }, atThisSpeed(120_000))

  test.each(ways)(
    'neither runs nor leaves anything that could: %s [publishing-20]',
    async (_way, address, least) => {
      expect(injections.length).toBeGreaterThanOrEqual(100)
      for (const index of injections.keys()) {
        const answer = await read(address(nameOf(index)), draft ? preview : '')
        const markups = markupIn(answer)
        expect(markups.length).toBeGreaterThanOrEqual(least)
        for (const tag of markups.flatMap(tagsOf))
          expect([injections[index], tag]).not.toMatchObject([
            injections[index],
            expect.stringMatching(forbiddenInTags),
          ])
        for (const style of stylesIn(answer)) expect(style).toBe('padding: 4px; color: red')
      }
    },
    120_000,
  )
})

test('banners by their place are clean as well [publishing-21]', async () => {
  for (const index of injections.keys()) {
    const markups = markupIn(await read(`/p/wp-json/custom/new_slides?place=posto-uscito-${index}`))
    expect(markups).toHaveLength(1)
    for (const tag of markups.flatMap(tagsOf)) expect(tag).not.toMatch(forbiddenInTags)
  }
})

test.each(Object.keys(documentsLinking('/')))(
  'a hostile link is refused or left out: %s [publishing-22]',
  async (kind) => {
    const addresses = [
      '/ebsn/api/leaflet/view?slug=foglio',
      '/p/wp-json/custom/menus',
      '/p/wp-json/custom/new_slides?place=solo',
      '/ebsn/api/form/view?slug=file',
    ]
    for (const link of hostileLinks) {
      await bring(documentsLinking(link)[kind] ?? {})
      for (const address of addresses)
        expect(await read(address)).not.toMatch(/(?:java|vb)script|data:text|evil\.example/i)
    }
    // The same document with a link of the shop is published: it is the link that was refused.
    expect((await bring(documentsLinking('/volantini')[kind] ?? {})).errors).toEqual([])
  },
)
