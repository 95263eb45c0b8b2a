import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import {
  staffContentDocument,
  staffContentDocumentDraft,
  staffContentDocuments,
  staffContentDraft,
  staffContentPictures,
  staffContentPublish,
  staffContent,
} from '@bottega/contract/staff-content/calls.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
    refusal('error.staff.changedMeanwhile'),
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

test('pictures and leaflets have no form', async () => {
  await expect(open(anna, { kind: 'pictures', key: 'a.webp' })).rejects.toEqual(refusal('error.content.noForm'))
  await expect(open(anna, { kind: 'pages', key: 'nessuna' })).rejects.toEqual(refusal('error.content.documentNotFound'))
})
