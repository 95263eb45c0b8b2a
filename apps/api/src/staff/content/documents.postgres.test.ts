import { staffContentDocument, staffContentDocumentDraft } from '@bottega/contract/staff-content/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '../../testing/content.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let anna: Person
let bruno: Person
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
  anna = await staffMember(shop, 'editor')
  bruno = await staffMember(shop, 'editor')
})
afterAll(() => shop.close())

async function aPage(key: string) {
  expect((await publish(shop, { [`pages/${key}.yaml`]: `title: Prima\nrows: []\n` })).errors).toEqual([])
  return { kind: 'pages', key }
}
const open = async (person: Person, page: { kind: string; key: string }) =>
  (await person.call(staffContentDocument, { query: page })).data

test('of two who save one page at the same moment one is told whose change came first and when, and the other stays', async () => {
  for (let round = 1; round <= 5; round++) {
    const page = await aPage(`gara-${round}`)
    const { version } = await open(anna, page)
    const titles = [`Di Anna ${round}`, `Di Bruno ${round}`]
    const save = (person: Person, title = '') =>
      person.call(staffContentDocumentDraft, { body: { ...page, version, written: { fields: { title, rows: [] } } } })
    const saved = await Promise.allSettled([save(anna, titles[0]), save(bruno, titles[1])])
    const first = saved.findIndex(({ status }) => status === 'fulfilled')
    const refused = saved.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { code: string; text: string }] : [],
    )
    expect(refused).toMatchObject([{ code: 'error.content.changedMeanwhile' }])
    const { document, written } = await open(anna, page)
    expect(written.fields).toMatchObject({ title: titles[first] })
    expect(refused[0]?.text).toContain(document?.author)
    expect(refused[0]?.text).toMatch(/\d{1,2}[:.]\d{2}/)
  }
})

test('many who save other pages at the same moment are all served', async () => {
  const pages = [1, 2, 3, 4, 5, 6].map((number) => ({ kind: 'pages', key: `insieme-${number}` }))
  for (const { key } of pages) await aPage(key)
  const opened = await Promise.all(pages.map((page) => open(anna, page)))
  await Promise.all(
    pages.map((page, index) =>
      (index % 2 === 0 ? anna : bruno).call(staffContentDocumentDraft, {
        body: {
          ...page,
          version: opened[index]?.version ?? '',
          written: { fields: { title: `Nuova ${index}`, rows: [] } },
        },
      }),
    ),
  )
  const after = await Promise.all(pages.map((page) => open(anna, page)))
  expect(after.map(({ document }) => document?.title)).toEqual(pages.map((_, index) => `Nuova ${index}`))
})
