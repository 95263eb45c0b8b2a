import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Goods, openGoods } from '../../testing/goods.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import type { Person } from '../../testing/test-shop.ts'

let goods: Goods
let keeper: Person
beforeAll(async () => {
  goods = await openGoods()
  ;({ keeper } = goods)
})
afterAll(() => goods.close())

const codeOf = async (productId: number) => (await goods.storyOf(productId)).code
const linesOf = (...ids: number[]) => Promise.all(ids.map(async (id) => ({ code: await codeOf(id) })))
const week = { from: '2026-11-16', to: '2026-11-22' }
const preview = async (body: object, who = keeper) =>
  (await who.call(calls.staffPromotionsPreview, { body: body as never })).data
async function make(body: object, who = keeper) {
  const { seen } = await preview(body, who)
  return (await who.call(calls.staffPromotionsMake, { body: { ...body, seen, name: { it: 'Settimana' } } as never }))
    .data
}
const undo = (changeId: number) => keeper.call(calls.staffManyUndo, { body: { change_id: changeId } })
const calendar = async (query: object = {}, who = keeper) =>
  (await who.call(calls.staffPromotions, { query: { day: '2026-11-17', ...query } })).data

describe('one promotion for many products', () => {
  test('shows each price before and after, the low of 30 days, and what is left out with its reason [manypromo-1]', async () => {
    const { pasta, milk, formula } = goods.shop.world.products
    const lines = [...(await linesOf(formula)), { code: 'NIENTE-9' }]
    const [pastaLine, milkLine] = await linesOf(pasta, milk)
    lines.push({ ...pastaLine, cents: 79 } as never, { ...milkLine, cents: 500 } as never)
    const shown = await preview({ lines, kind: 'price', cents: 100, ...week, warehouse_ids: [1] })
    expect(shown.unknown).toEqual(['NIENTE-9'])
    expect(shown.rows).toMatchObject([{ productId: pasta, before: 0.99, after: 0.79, lowest: 0.99, others: [] }])
    const reasons = Object.fromEntries(shown.left.map(({ productId, reason }) => [productId, reason]))
    expect(reasons).toEqual({ [formula]: 'infant-formula', [milk]: 'not-below-price' })
    expect(shown.left.find(({ productId }) => productId === milk)).toMatchObject({ before: 1.45, after: 5 })
  })

  test('is made in one step in all stores, is on the page, in the calendar and in the log, and can be undone [manypromo-2]', async () => {
    const { pasta, water } = goods.shop.world.products
    const body = { lines: await linesOf(pasta, water), kind: 'percent', percent: 20, ...week }
    const made = await make(body)
    expect(made.products).toBe(2)
    await goods.soonOnPage(pasta, { priceDisplay: 0.79, priceStandardDisplay: 0.99 })
    const row = (await calendar()).promotions.find(({ name }) => name === 'Settimana')
    expect(row).toMatchObject({ kind: 'percent', percent: 20, state: 'running', products: 2, ...week })
    expect(row?.stores.length).toBe(made.promotions)
    const inside = await keeper.call(calls.staffPromotionGoods, { query: { promotion_id: row?.promotionId ?? 0 } })
    expect(new Set(inside.data.products.map(({ productId }) => productId))).toEqual(new Set([pasta, water]))
    const admin = await staffMember(goods.shop, 'admin')
    const { entries } = (await admin.call(staffAudit, { query: {} })).data
    expect(entries.find(({ action }) => action === 'product.manyPromoted')?.after).toMatchObject({
      change: made.changeId,
      name: 'Settimana',
      percent: 20,
      count: 2,
    })
    expect((await undo(made.changeId)).data.made.undone).toEqual({ products: 2, left: 0 })
    await goods.soonOnPage(pasta, { priceDisplay: 0.99 })
    expect((await calendar()).promotions.filter(({ name }) => name === 'Settimana')).toEqual([])
  })

  test('names the other promotions of its products and days, and leaves these products out when asked to [manypromo-3]', async () => {
    const { pasta, water } = goods.shop.world.products
    const second = { kind: 'second', percent: 50, ...week, warehouse_ids: [1] }
    const first = await make({ lines: await linesOf(pasta), ...second })
    const both = { lines: await linesOf(water, pasta), ...second, from: '2026-11-20', to: '2026-11-25' }
    const shown = await preview(both)
    expect(shown).toMatchObject({ count: 2, conflictCount: 1 })
    expect(shown.rows[0]).toMatchObject({ productId: pasta, others: [{ name: 'Settimana', ...week }] })
    const without = await preview({ ...both, leave_promoted: true })
    expect(without.rows.map(({ productId }) => productId)).toEqual([water])
    expect(without.left).toMatchObject([{ productId: pasta, reason: 'in-promotion' }])
    const later = await preview({ ...both, from: '2026-11-23' })
    expect(later.conflictCount).toBe(0)
    await undo(first.changeId)
  })

  test('stands in the calendar with how many of its products are in another promotion or no reduction [manypromo-10]', async () => {
    const { pasta, water, milk } = goods.shop.world.products
    const second = { kind: 'second', percent: 50, ...week, warehouse_ids: [1] }
    const cut = { kind: 'percent', percent: 20, from: '2026-11-20', to: '2026-11-25', warehouse_ids: [1] }
    const pieces = await make({ lines: await linesOf(pasta, milk), ...second })
    const reduced = await make({ lines: await linesOf(water, pasta), ...cut })
    const shown = async (kind: string) =>
      (await calendar()).promotions.find((one) => one.kind === kind && one.name === 'Settimana')
    expect(await shown('second')).toMatchObject({ conflicts: 1, notReduced: 0 })
    expect(await shown('percent')).toMatchObject({ conflicts: 1, notReduced: 0 })
    const price = { warehouse_id: 1, cents: 1, from: '2026-11-18', to: '2026-11-18' }
    await keeper.call(calls.staffProductPrice, { body: { ...(await goods.seenOf(water)), ...price } })
    expect(await shown('percent')).toMatchObject({ conflicts: 1, notReduced: 1 })
    await undo(pieces.changeId)
    expect(await shown('percent')).toMatchObject({ conflicts: 0, notReduced: 1 })
    await undo(reduced.changeId)
  })

  test('is refused where somebody has changed a price since it was shown, and nothing of it is made [manypromo-4]', async () => {
    const { pasta, water } = goods.shop.world.products
    const body = { lines: await linesOf(pasta, water), kind: 'percent', percent: 30, ...week, warehouse_ids: [1] }
    const { seen } = await preview(body)
    const price = { warehouse_id: 1, cents: 60, from: '2026-11-16' }
    await keeper.call(calls.staffProductPrice, { body: { ...(await goods.seenOf(water)), ...price } })
    const sent = { body: { ...body, seen, name: { it: 'Superata' } } as never }
    await expect(keeper.call(calls.staffPromotionsMake, sent)).rejects.toThrow('error.staff.changedMeanwhile')
    expect((await calendar()).promotions.filter(({ name }) => name === 'Superata')).toEqual([])
  })

  test('is found by words or category, and without either it is refused [manypromo-5]', async () => {
    const { pasta } = goods.shop.world.products
    const terms = { kind: 'second', percent: 50, ...week }
    const shown = await preview({ q: await codeOf(pasta), ...terms })
    expect(new Set(shown.rows.map(({ productId }) => productId))).toEqual(new Set([pasta]))
    await expect(preview(terms)).rejects.toEqual(refusal('error.desk.promotionTerms'))
    await expect(preview({ q: 'pasta', ...terms, from: '2026-11-01' })).rejects.toEqual(
      refusal('error.desk.promotionDays'),
    )
  })

  test('is made by staff of a store in that store alone [manypromo-6]', async () => {
    const { pasta } = goods.shop.world.products
    const ofTorino = await staffMember(goods.shop, 'shopkeeper', [goods.shop.world.stores.torino])
    const body = { lines: await linesOf(pasta), kind: 'second', percent: 50, ...week }
    await expect(preview({ ...body, warehouse_ids: [1] }, ofTorino)).rejects.toEqual(refusal('error.store.notFound'))
    const { count } = await preview(body, ofTorino)
    expect(count).toBe((await goods.storyOf(pasta)).stores.filter(({ warehouseId }) => warehouseId === 2).length)
    expect((await calendar({}, ofTorino)).stores.map(({ id }) => id)).toEqual([goods.shop.world.warehouses.torino])
  })
})

test.each([
  ['it', /^Prezzo più basso degli ultimi 30 giorni: 1,45\s€$/],
  ['de', /^Niedrigster Preis der letzten 30 Tage: 1,45\s€$/],
  ['en', /^Lowest price of the last 30 days: €1\.45$/],
] as const)(
  'a percentage off the second piece stands in the shop beside the low of 30 days, in %s',
  async (language, low) => {
    const { milk } = goods.shop.world.products
    const made = await make({ lines: await linesOf(milk), kind: 'second', percent: 50, ...week, warehouse_ids: [1] })
    const footer = expect.stringMatching(low) as unknown
    await goods.soonOnPage(milk, { warehousePromo: { view: { footer } } }, language)
    await undo(made.changeId)
  },
)

describe('a week of promotions', () => {
  test('is copied to a later week with its terms, products and length, and its conflicts are shown first [manypromo-7]', async () => {
    const { milk, pasta } = goods.shop.world.products
    const body = {
      lines: await linesOf(pasta, milk),
      kind: 'pieces',
      pieces: 3,
      paid_pieces: 2,
      from: '2026-11-17',
      to: '2026-11-20',
    }
    const source = await make({ ...body, warehouse_ids: [1] })
    const copy = { from_week: '2026-11-19', to_week: '2026-11-30' }
    const shown = (await keeper.call(calls.staffPromotionsCopyPreview, { body: copy })).data
    expect(shown).toMatchObject({ conflictCount: 0, count: source.products })
    expect(shown.rows[0]).toMatchObject({ from: '2026-12-01', to: '2026-12-04' })
    const copied = (await keeper.call(calls.staffPromotionsCopy, { body: { ...copy, seen: shown.seen } })).data
    const row = (await calendar()).promotions.find(({ from }) => from === '2026-12-01')
    expect(row).toMatchObject({ name: 'Settimana', kind: 'pieces', pieces: 3, paidPieces: 2, state: 'coming' })
    const again = (await keeper.call(calls.staffPromotionsCopyPreview, { body: copy })).data
    expect(again.conflictCount).toBe(again.count)
    await expect(
      keeper.call(calls.staffPromotionsCopyPreview, { body: { from_week: '2026-11-17', to_week: '2026-11-03' } }),
    ).rejects.toEqual(refusal('error.desk.promotionDays'))
    await undo(copied.changeId)
    await undo(source.changeId)
  })

  test('copied at the same cut price is left out, because the low of 30 days is that price [manypromo-8]', async () => {
    const { pasta } = goods.shop.world.products
    const source = await make({
      lines: await linesOf(pasta),
      kind: 'percent',
      percent: 20,
      ...week,
      warehouse_ids: [1],
    })
    const body = { from_week: '2026-11-16', to_week: '2026-11-23' }
    const shown = (await keeper.call(calls.staffPromotionsCopyPreview, { body })).data
    expect(shown.left).toMatchObject([{ productId: pasta, reason: 'not-below-lowest', after: 0.79, lowest: 0.79 }])
    await undo(source.changeId)
  })
})
