import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { staffBannerChange, staffBanners } from '@bottega/contract/staff-content/calls.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '../../testing/content.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let editor: Person
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await staffMember(shop, 'editor')
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())

const written = '# di Natale\ntitle: Panettoni   # in tre lingue?\nlink: /search\nplaces: [in-alto]\n'

/** A banner of its own on a page of its own. */
async function aBanner() {
  const key = `b${randomUUID().slice(0, 8)}`
  const page = `name: Prova\nrows:\n  - blocks:\n      - type: BannerGrid\n        content: { variant: tiles, stored: { slugs: [${key}] } }\n`
  const files = { [`banners/${key}.yaml`]: written, [`pages/${key}.yaml`]: page }
  expect((await publish(shop, files)).errors).toEqual([])
  return key
}
const found = async (key: string) => (await editor.call(staffBanners)).data.banners.find((banner) => banner.key === key)
const seen = async (key: string) => ({ key, version: (await found(key))?.version ?? 0 })
const isShown = async (key: string) => {
  const { data } = await shop.anonymous().call(categoriesView, { query: { slug: key, grid: true } })
  return JSON.stringify(data.grid ?? null).includes('Panettoni')
}

test('a banner is shown between its dates, which staff change, and the log has both [editing-20]', async () => {
  const key = await aBanner()
  expect(await found(key)).toMatchObject({ title: 'Panettoni', places: ['in-alto'], state: 'shown', hidden: false })
  const dates = { from: '2026-12-01 08:00', until: '2026-12-24' }
  await keeper.call(staffBannerChange, { body: { ...(await seen(key)), ...dates, hidden: false } })
  expect(await found(key)).toMatchObject({ ...dates, state: 'planned' })
  expect(await isShown(key)).toBe(false)
  const { now } = shop.clock
  shop.clock.now = new Date('2026-12-01T07:00:00Z')
  expect(await isShown(key)).toBe(true)
  shop.clock.now = new Date('2026-12-24T23:00:00Z')
  expect(await isShown(key)).toBe(false)
  shop.clock.now = now
  const admin = await staffMember(shop, 'admin')
  const { entries } = (await admin.call(staffAudit, { query: { action: 'content.banner' } })).data
  expect(entries[0]).toMatchObject({
    subject: { kind: 'content', id: `banners/${key}` },
    before: { from: null, until: null, hidden: false },
    after: { ...dates, hidden: false },
  })
})

test('a hidden banner is shown on no page, and again when it is not [editing-21]', async () => {
  const key = await aBanner()
  await editor.call(staffBannerChange, { body: { ...(await seen(key)), hidden: true } })
  expect([await isShown(key), (await found(key))?.state]).toEqual([false, 'hidden'])
  await editor.call(staffBannerChange, { body: { ...(await seen(key)), hidden: false } })
  expect([await isShown(key), (await found(key))?.state]).toEqual([true, 'shown'])
})

test('the change stands in the file with its comments, and an old copy of the file does not undo it [editing-22]', async () => {
  const key = await aBanner()
  await keeper.call(staffBannerChange, { body: { ...(await seen(key)), until: '2026-12-24', hidden: false } })
  const exported =
    '# di Natale\ntitle: Panettoni # in tre lingue?\nlink: /search\nplaces: [in-alto]\nuntil: 2026-12-24\n'
  const path = `banners/${key}.yaml`
  expect(await publish(shop, { [path]: exported })).toMatchObject({ errors: [], notes: [], unchanged: 1 })
  expect((await publish(shop, { [path]: written })).notes).toMatchObject([{ file: path }])
  expect(await found(key)).toMatchObject({ until: '2026-12-24' })
})

test('the second of two changes sees the first [editing-23]', async () => {
  const key = await aBanner()
  const body = { ...(await seen(key)), until: '2026-12-24', hidden: false }
  await keeper.call(staffBannerChange, { body })
  const second = editor.call(staffBannerChange, { body: { ...body, hidden: true } })
  await expect(second).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
  expect(await found(key)).toMatchObject({ until: '2026-12-24', hidden: false })
})

test.each([
  [{ from: '2026-12-24', until: '2026-12-23' }, 'error.content.bannerDates'],
  [{ from: '2026-12-24 10:00', until: '2026-12-24 10:00' }, 'error.content.bannerDates'],
  [{ until: '2026-02-31' }, 'error.content.bannerDates'],
  [{ key: 'mai-esistito' }, 'error.content.bannerNotFound'],
])('%j is refused and changes nothing', async (wrong, code) => {
  const key = await aBanner()
  const changing = editor.call(staffBannerChange, { body: { ...(await seen(key)), hidden: false, ...wrong } })
  await expect(changing).rejects.toEqual(refusal(code))
  expect((await found(key))?.until).toBeUndefined()
})
