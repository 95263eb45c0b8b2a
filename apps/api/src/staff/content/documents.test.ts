import { leafletsSearch, leafletsView } from '@bottega/contract/leaflets/calls.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import {
  staffContentDocument,
  staffContentDocumentDraft,
  staffContentDocumentFiles,
  staffContentDocumentRemoval,
  staffContentDocuments,
  staffContentDraft,
  staffContentPictures,
  staffContentPublish,
  staffContent,
} from '@bottega/contract/staff-content/calls.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../../testing/content.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let anna: Person
let bruno: Person
beforeAll(async () => {
  shop = await openTestShop()
  anna = await staffMember(shop, 'editor')
  bruno = await staffMember(shop, 'editor')
})
afterAll(() => shop.close())

const block = (html: string) => ({ type: 'StaticText', content: { html } })
const rows = (...blocks: readonly object[]) => [{ blocks }]

/** A published page of its own. */
async function aPage(text = 'Ciao') {
  const key = `p${randomUUID().slice(0, 8)}`
  const file = `# di prova\ntitle: Prova ${key}\nrows:\n  - blocks:\n      - type: StaticText\n        content: { html: "<p>${text}</p>" }\n`
  expect((await publish(shop, { [`pages/${key}.yaml`]: file })).errors).toEqual([])
  return { kind: 'pages', key }
}
const open = async (person: Person, page: { kind: string; key?: string }) =>
  (await person.call(staffContentDocument, { query: page })).data
const save = async (
  person: Person,
  page: { kind: string; key: string },
  { version, written }: Pick<Awaited<ReturnType<typeof open>>, 'version' | 'written'>,
  fields: object = {},
) => {
  const body = { ...page, version, written: { ...written, fields: { ...written.fields, ...fields } } }
  return (await person.call(staffContentDocumentDraft, { body })).data
}
const shown = async (slug: string) =>
  JSON.stringify((await shop.anonymous().call(categoriesView, { query: { slug, grid: true } })).data.grid ?? null)

test('a page is changed in its form, is a draft that the list names, and is published like any other', async () => {
  const page = await aPage()
  const form = await open(anna, page)
  expect(form.document).toMatchObject({ state: 'published', path: `/page/${page.key}` })
  expect(form.preview).toContain(encodeURIComponent(`/page/${page.key}`))
  const { outcome, version } = await save(anna, page, form, { rows: rows(block('<p>Nuovo</p>')) })
  expect(outcome).toMatchObject({ errorCount: 0, changed: 1 })
  expect(await shown(page.key)).not.toContain('Nuovo')
  expect(await open(bruno, page)).toMatchObject({ version, document: { state: 'draft' } })
  const { documents } = (await anna.call(staffContentDocuments, { query: { search: page.key } })).data
  expect(documents).toMatchObject([{ ...page, state: 'draft', title: `Prova ${page.key}` }])
  const { seen } = (await anna.call(staffContent)).data
  await anna.call(staffContentPublish, { body: { seen } })
  expect(await shown(page.key)).toContain('Nuovo')
})

test('of two who change one page the second is told, and nothing of the first is lost', async () => {
  const page = await aPage()
  const [first, second] = [await open(anna, page), await open(bruno, page)]
  await save(anna, page, first, { title: 'Di Anna' })
  await expect(save(bruno, page, second, { title: 'Di Bruno' })).rejects.toEqual(
    refusal('error.content.changedMeanwhile'),
  )
  expect((await open(bruno, page)).written.fields).toMatchObject({ title: 'Di Anna' })
})

test('a fault is told with the place of its field, and nothing is stored', async () => {
  const page = await aPage()
  const form = await open(anna, page)
  const wrong = rows(block('<p>Ciao</p>'), { type: 'StaticImage', content: { image: 'pictures/nessuna.webp' } })
  const { outcome, version } = await save(anna, page, form, { rows: wrong })
  expect(outcome.errors).toMatchObject([{ field: 'rows.0.blocks.1.content.image', file: `pages/${page.key}.yaml` }])
  expect(version).toBe(form.version)
  expect((await open(anna, page)).document?.state).toBe('published')
})

test('a new page begins with the empty form of its kind, under a name that is free', async () => {
  const there = await aPage()
  const form = await open(anna, { kind: 'pages' })
  expect(form).toMatchObject({ version: '', written: { fields: {} } })
  expect(form).not.toHaveProperty('document')
  const page = { kind: 'pages', key: `n${randomUUID().slice(0, 8)}` }
  const fields = { title: 'Nuova', rows: rows(block('<p>Eccola</p>')) }
  expect((await save(anna, page, form, fields)).outcome).toMatchObject({ errorCount: 0, added: 1 })
  expect((await open(anna, page)).document).toMatchObject({ state: 'new', title: 'Nuova' })
  await expect(save(anna, there, form, fields)).rejects.toEqual(refusal('error.content.documentThere'))
})

test('an article has the texts of its three files, and a translation may be begun', async () => {
  const key = `a${randomUUID().slice(0, 8)}`
  const files = {
    [`articles/${key}.md`]: '---\ntype: News\ntitle: Notizia\ndate: 2026-10-01\n---\n\nTesto **grasso**\n',
    [`articles/${key}.de.md`]: '---\ntitle: Nachricht\n---\n\nFetter Text\n',
  }
  expect((await publish(shop, files)).errors).toEqual([])
  const article = { kind: 'articles', key }
  const form = await open(anna, article)
  expect(form).toMatchObject({
    markdown: true,
    written: {
      fields: { title: 'Notizia' },
      translations: { de: { title: 'Nachricht' } },
      texts: { it: 'Testo **grasso**', de: 'Fetter Text' },
    },
  })
  const written = {
    ...form.written,
    translations: { ...form.written.translations, en: { title: 'A piece' } },
    texts: { ...form.written.texts, en: 'Bold text' },
  }
  expect((await save(anna, article, { ...form, written })).outcome.errors).toEqual([])
  expect((await open(anna, article)).written).toEqual(written)
})

test('pictures that were drafted can be chosen', async () => {
  const content = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#1E6B45' } })
    .png()
    .toBuffer()
  const name = `q${randomUUID().slice(0, 8)}.png`
  const files = { [`files[pictures/${name}]`]: new File([new Uint8Array(content)], name) }
  await anna.call(staffContentDraft, { body: {}, files })
  const { pictures } = (await anna.call(staffContentPictures, { query: { search: name } })).data
  expect(pictures).toMatchObject([{ path: `pictures/${name}` }])
  expect((await shop.app.inject(pictures[0]?.url ?? '')).statusCode).toBe(200)
})

/** All drafts there are, published. */
async function publishAll() {
  const { seen } = (await anna.call(staffContent)).data
  const { outcome } = (await anna.call(staffContentPublish, { body: { seen } })).data
  expect(outcome.errors).toEqual([])
}
const aPicture = async (name: string, background: string) => {
  const content = await sharp({ create: { width: 40, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  return [`files[${name}]`, new File([new Uint8Array(content)], name)] as const
}
const leafletOf = { type: 4, from: '2026-11-12', to: '2026-12-25', stores: ['milano-larga'] }
const view = async (slug: string) => (await shop.anonymous().call(leafletsView, { query: { slug } })).data.leaflet
const listed = async () =>
  (await shop.anonymous().call(leafletsSearch, { query: {} })).data.leaflets.map(({ slug }) => slug)

describe('a leaflet', () => {
  test('is made in its form with products by their codes, drawn by the shop, and goes into both its files', async () => {
    const leaflet = { kind: 'leaflets', key: `v${randomUUID().slice(0, 8)}` }
    const form = await open(anna, { kind: 'leaflets' })
    expect(form.parts.some(({ of }) => of === 'code')).toBe(true)
    const stores = form.parts.find(({ choices }) => choices?.some(({ value }) => value === 'milano-larga'))
    expect(stores?.kind).toBe('choice')
    const { rows } = await shop.shop.database.pool.query<{ code: string }>(
      'select cod_int as code from product where published order by id limit 3',
    )
    const areas = rows.map(({ code }) => ({ code }))
    const fields = { ...leafletOf, title: { it: 'Feste', de: 'Feiertage' }, drawn: true, pages: [{ areas }] }
    const { outcome } = await save(anna, leaflet, form, fields)
    expect(outcome).toMatchObject({ errors: [], added: 1 })
    expect(await listed()).not.toContain(leaflet.key)
    const again = await open(bruno, leaflet)
    expect(again).toMatchObject({ written: { fields, files: [] }, document: { path: `/volantini/${leaflet.key}` } })
    expect(again.preview).toContain(encodeURIComponent(`/volantini/${leaflet.key}`))
    await publishAll()
    const { title, leafletPage } = await view(leaflet.key)
    expect(title).toBe('Feste')
    const places = leafletPage?.[0]?.leafletArea.map(({ x, y }) => `${x} ${y}`) ?? []
    expect(new Set(places).size).toBe(3)
  })

  test('a product the shop does not know is told at its field', async () => {
    const leaflet = { kind: 'leaflets', key: `v${randomUUID().slice(0, 8)}` }
    const fields = { ...leafletOf, title: 'Feste', drawn: true, pages: [{ areas: [{ code: 'nessuno' }] }] }
    const { outcome } = await save(anna, leaflet, await open(anna, { kind: 'leaflets' }), fields)
    expect(outcome.errors).toMatchObject([{ field: 'pages.0.areas.0.code', code: 'unknownProduct' }])
  })

  test('has uploaded pictures as its pages, other ones in their place later, and is taken off', async () => {
    const leaflet = { kind: 'leaflets', key: `v${randomUUID().slice(0, 8)}` }
    const upload = async (...files: readonly (readonly [string, File])[]) => {
      const { data } = await anna.call(staffContentDocumentFiles, { body: {}, files: Object.fromEntries(files) })
      return data.files.map(({ name, hash }) => ({ name, hash }))
    }
    const two = await upload(await aPicture('1.png', '#1E6B45'), await aPicture('2.png', '#7A1F3D'))
    const form = await open(anna, { kind: 'leaflets' })
    const withFiles = (from: typeof form, files: typeof two) => ({ ...from, written: { ...from.written, files } })
    const fields = { ...leafletOf, title: 'A pagine' }
    expect((await save(anna, leaflet, withFiles(form, two), fields)).outcome.errors).toEqual([])
    await publishAll()
    expect((await view(leaflet.key)).leafletPage).toHaveLength(2)

    const one = await upload(await aPicture('1.png', '#CC8800'))
    const next = await open(anna, leaflet)
    expect(next.written.files).toEqual(two)
    expect(Object.keys(next.pictures)).toEqual(['1.png', '2.png'])
    expect((await save(anna, leaflet, withFiles(next, one))).outcome.errors).toEqual([])
    await publishAll()
    expect((await view(leaflet.key)).leafletPage).toHaveLength(1)

    const { version } = await open(bruno, leaflet)
    await bruno.call(staffContentDocumentRemoval, { body: { ...leaflet, version } })
    expect((await open(anna, leaflet)).document?.state).toBe('removal')
    expect(await listed()).toContain(leaflet.key)
    await publishAll()
    expect(await listed()).not.toContain(leaflet.key)
  })

  test('one that was never published is thrown away at once, and who saw an older one is told', async () => {
    const leaflet = { kind: 'leaflets', key: `v${randomUUID().slice(0, 8)}` }
    const fields = { ...leafletOf, title: 'Prova', drawn: true, pages: [{ title: 'Uno' }] }
    const { version } = await save(anna, leaflet, await open(anna, { kind: 'leaflets' }), fields)
    await save(anna, leaflet, await open(anna, leaflet), { title: 'Altra' })
    const remove = (seen: string) => bruno.call(staffContentDocumentRemoval, { body: { ...leaflet, version: seen } })
    await expect(remove(version)).rejects.toEqual(refusal('error.content.changedMeanwhile'))
    await remove((await open(bruno, leaflet)).version)
    await expect(open(anna, leaflet)).rejects.toEqual(refusal('error.content.documentNotFound'))
  })

  test('a product on a picture without its place is refused, and so is a file that is neither PDF nor picture', async () => {
    const [name, picture] = await aPicture('1.png', '#1E6B45')
    const { files } = (await anna.call(staffContentDocumentFiles, { body: {}, files: { [name]: picture } })).data
    const form = await open(anna, { kind: 'leaflets' })
    const written = { ...form.written, files: files.map(({ hash }) => ({ name: '1.png', hash })) }
    const fields = { ...leafletOf, title: 'Senza posto', pages: [{ areas: [{ code: 'x', x: 1, y: 1, w: 5 }] }] }
    const leaflet = { kind: 'leaflets', key: `v${randomUUID().slice(0, 8)}` }
    const { outcome } = await save(anna, leaflet, { ...form, written }, fields)
    expect(outcome.errors).toMatchObject([{ field: 'pages.0.areas.0.h', code: 'missing' }])
    const text = new File(['<script>'], 'leaflet.pdf')
    await expect(
      anna.call(staffContentDocumentFiles, { body: {}, files: { 'files[leaflet.pdf]': text } }),
    ).rejects.toEqual(refusal('error.content.notPages'))
  })
})

test('the home page and texts of law are never taken off', async () => {
  const key = `t${randomUUID().slice(0, 8)}`
  const file = '---\ntype: page\ntitle: Condizioni\ndate: 2026-10-01\n---\n\nTesto\n'
  expect((await publish(shop, { [`texts/${key}.md`]: file })).errors).toEqual([])
  const { version, removable } = await open(anna, { kind: 'texts', key })
  expect(removable).toBe(false)
  await expect(anna.call(staffContentDocumentRemoval, { body: { kind: 'texts', key, version } })).rejects.toEqual(
    refusal('error.content.needed'),
  )
})

test('pictures have no form', async () => {
  await expect(open(anna, { kind: 'pictures', key: 'a.webp' })).rejects.toEqual(refusal('error.content.noForm'))
  await expect(open(anna, { kind: 'pages', key: 'nessuna' })).rejects.toEqual(refusal('error.content.documentNotFound'))
})
