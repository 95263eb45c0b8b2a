import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { publish } from '../../testing/content.ts'
import { type Goods, openGoods } from '../../testing/goods.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import type { Person } from '../../testing/test-shop.ts'

let goods: Goods
let keeper: Person
let codes: { pasta: string; milk: string; water: string }
beforeAll(async () => {
  goods = await openGoods()
  ;({ keeper } = goods)
  const codeOf = async (productId: number) => (await goods.storyOf(productId)).code
  const { pasta, milk, water } = goods.shop.world.products
  codes = { pasta: await codeOf(pasta), milk: await codeOf(milk), water: await codeOf(water) }
})
afterAll(() => goods.close())

interface Days {
  from: string
  to: string
}
const week = { from: '2026-12-01', to: '2026-12-07' }
const later = { from: '2026-12-08', to: '2026-12-16' }
const inMilano = { warehouse_ids: [1] }
const second = { kind: 'second', percent: 50, ...inMilano }

/** A leaflet of Milano with pasta, milk and water. */
async function aLeaflet(key: string, days: Days = week, areas: readonly object[] = []) {
  const files = {
    [`leaflets/${key}/leaflet.yaml`]: stringify({
      title: { it: `Volantino ${key}`, en: `Leaflet ${key}` },
      type: 10,
      stores: ['milano-larga'],
      drawn: true,
      ...days,
    }),
    [`leaflets/${key}/areas.yaml`]: stringify({
      pages: [{ areas: [{ code: codes.pasta }, { code: codes.milk }, { code: codes.water }, ...areas] }],
    }),
  }
  expect((await publish(goods.shop, files)).errors).toEqual([])
}

async function promote(body: object, name = 'Settimana', who = keeper) {
  const { seen } = (await who.call(calls.staffPromotionsPreview, { body: body as never })).data
  return (await who.call(calls.staffPromotionsMake, { body: { ...body, seen, name: { it: name } } as never })).data
}
const pricesOf = async (leaflet: string, who = keeper) =>
  (await who.call(calls.staffLeafletPrices, { query: { leaflet } })).data
const moving = (leaflet: string, { from, to }: Days, to2: Days) => ({
  leaflet,
  from,
  to,
  new_from: to2.from,
  new_to: to2.to,
})
const previewMove = async (body: ReturnType<typeof moving>, who = keeper) =>
  (await who.call(calls.staffLeafletMovePreview, { body })).data
const move = async (body: ReturnType<typeof moving>, seen: string) =>
  (await keeper.call(calls.staffLeafletMove, { body: { ...body, seen } })).data
const undo = async (changeId: number, who = keeper) =>
  (await who.call(calls.staffManyUndo, { body: { change_id: changeId } })).data.made.undone
const daysIn = async (productId: number) =>
  (await goods.storyOf(productId)).stores.flatMap(({ promotions }) => promotions).map(({ from, to }) => ({ from, to }))

test('the products of a leaflet are put in promotion on its days, and the log says of which leaflet [leafprice-1]', async () => {
  await aLeaflet('scelta')
  const { leaflets } = (await keeper.call(calls.staffPromotionLeaflets)).data
  expect(leaflets.find(({ leaflet }) => leaflet === 'scelta')).toEqual({
    leaflet: 'scelta',
    title: 'Volantino scelta',
    ...week,
    warehouseIds: [1],
  })
  const made = await promote({ leaflet: 'scelta', ...second, ...week })
  expect(made).toMatchObject({ products: 3, promotions: 1 })
  const admin = await staffMember(goods.shop, 'admin')
  const { entries } = (await admin.call(staffAudit, { query: {} })).data
  expect(entries.find(({ action }) => action === 'product.manyPromoted')?.after).toMatchObject({ leaflet: 'scelta' })
  await undo(made.changeId)
  await expect(promote({ leaflet: 'nessuno', ...second, ...week })).rejects.toEqual(
    refusal('error.content.documentNotFound'),
  )
})

test('the prices of a leaflet name the product without an offer and the one another promotion is cheaper for [leafprice-2]', async () => {
  const { pasta, milk, water } = goods.shop.world.products
  await aLeaflet('prezzi')
  const own = await promote(
    { lines: [{ code: codes.pasta }, { code: codes.milk }], ...second, ...week },
    'Del volantino',
  )
  const other = await promote(
    { lines: [{ code: codes.milk }], kind: 'percent', percent: 40, ...inMilano, from: '2026-12-03', to: '2026-12-20' },
    'Latte a meno',
  )
  const shown = await pricesOf('prezzi')
  expect(shown.counts).toEqual({ conflict: 1, none: 1, part: 0, notSold: 0, offer: 1 })
  expect(shown.products.map(({ productId }) => productId)).toEqual([milk, water, pasta])
  const [ofMilk, ofWater, ofPasta] = shown.products.map(({ prices }) => prices)
  expect(ofMilk).toMatchObject([
    {
      state: 'conflict',
      spans: [
        { from: '2026-12-01', to: '2026-12-02', promotion: 'Del volantino', others: [] },
        { from: '2026-12-03', to: '2026-12-07', price: 0.87, promotion: 'Latte a meno', others: ['Del volantino'] },
      ],
    },
  ])
  expect(ofWater).toMatchObject([{ state: 'none', spans: [{ ...week, others: [] }] }])
  expect(ofWater?.[0]?.spans[0]).not.toHaveProperty('promotion')
  expect(ofPasta).toMatchObject([{ state: 'offer', spans: [{ ...week, promotion: 'Del volantino' }] }])
  const half = await promote(
    { lines: [{ code: codes.water }], ...second, from: '2026-12-01', to: '2026-12-03' },
    'Tre giorni',
  )
  expect((await pricesOf('prezzi')).counts).toMatchObject({ none: 0, part: 1 })
  for (const { changeId } of [half, other, own]) await undo(changeId)
})

describe('a leaflet whose days are changed', () => {
  test('takes its promotions with it in one press, leaves what has days of its own, and can be undone [leafprice-3]', async () => {
    const { pasta, milk, water } = goods.shop.world.products
    await aLeaflet('mosso')
    const lines = [{ code: codes.pasta }, { code: codes.milk }]
    const own = await promote({ lines, kind: 'percent', percent: 20, ...inMilano, ...week }, 'Volantino')
    const short = { from: '2026-12-02', to: '2026-12-03' }
    const apart = await promote({ lines: [{ code: codes.water }], ...second, ...short }, 'Due giorni')
    expect(await pricesOf('mosso')).toMatchObject({ promotions: 1 })
    await aLeaflet('mosso', later)
    const shown = await pricesOf('mosso')
    expect(shown).toMatchObject({ ...later, promotions: 0, former: { ...week, promotions: 1 } })
    const asked = moving('mosso', week, later)
    const effect = await previewMove(asked)
    // Its own price of the old days is not among those of the 30 days before: it never holds on them.
    expect(effect.rows).toMatchObject([
      { productId: milk, ...later },
      { productId: pasta, before: 0.99, after: 0.79, lowest: 0.99, ...later },
    ])
    expect(effect.left).toMatchObject([{ productId: water, reason: 'other-days' }])
    const moved = await move(asked, effect.seen)
    expect(moved).toMatchObject({ products: 2, promotions: 1 })
    expect(await daysIn(pasta)).toEqual([later])
    expect(await daysIn(water)).toEqual([short])
    expect(await pricesOf('mosso')).not.toHaveProperty('former')
    const admin = await staffMember(goods.shop, 'admin')
    const { entries } = (await admin.call(staffAudit, { query: {} })).data
    expect(entries.find(({ action }) => action === 'product.promotionsMoved')).toMatchObject({
      before: week,
      after: { leaflet: 'mosso', ...later, count: 2 },
    })
    expect(await undo(moved.changeId)).toEqual({ products: 2, left: 0 })
    expect(await daysIn(pasta)).toEqual([week])
    for (const { changeId } of [apart, own]) await undo(changeId)
  })

  test('leaves the products of a promotion that it does not print on their days [leafprice-4]', async () => {
    const { pasta, wine } = goods.shop.world.products
    await aLeaflet('parte')
    const lines = [{ code: codes.pasta }, { code: (await goods.storyOf(wine)).code }]
    const own = await promote({ lines, ...second, ...week })
    const asked = moving('parte', week, later)
    const moved = await move(asked, (await previewMove(asked)).seen)
    expect([await daysIn(pasta), await daysIn(wine)]).toEqual([[later], [week]])
    expect(await undo(moved.changeId)).toEqual({ products: 1, left: 0 })
    expect(await daysIn(pasta)).toEqual([week])
    // A promotion that was moved and put back is one of its own since.
    expect(await undo(own.changeId)).toEqual({ products: 1, left: 1 })
  })

  test('moves nothing where somebody has changed one of its promotions since it was shown [leafprice-5]', async () => {
    const { milk } = goods.shop.world.products
    await aLeaflet('superato')
    const own = await promote({ lines: [{ code: codes.milk }], ...second, ...week })
    const asked = moving('superato', week, later)
    const { seen } = await previewMove(asked)
    await undo(own.changeId)
    await promote({ lines: [{ code: codes.milk }], ...second, percent: 30, ...week })
    await expect(move(asked, seen)).rejects.toThrow('error.staff.changedMeanwhile')
    expect(await daysIn(milk)).toEqual([week])
  })

  test('does not go back to later days once it has held on one, because that price has been asked [leafprice-8]', async () => {
    const { wine } = goods.shop.world.products
    const { code } = await goods.storyOf(wine)
    const [planned, sooner] = [
      { from: '2026-12-01', to: '2026-12-03' },
      { from: '2026-11-16', to: '2026-11-20' },
    ]
    await aLeaflet('anticipato', planned, [{ code }])
    await promote({ lines: [{ code }], ...second, ...planned })
    const asked = moving('anticipato', planned, sooner)
    const moved = await move(asked, (await previewMove(asked)).seen)
    const { clock } = goods.shop
    const before = clock.now
    clock.now = new Date(before.getTime() + 20 * 3_600_000)
    const dayAfter = await staffMember(goods.shop, 'shopkeeper')
    expect(await undo(moved.changeId, dayAfter)).toEqual({ products: 0, left: 1 })
    clock.now = before
    expect(await daysIn(wine)).toEqual([sooner])
  })

  test('keeps the first day of what has begun, and days that are past are refused [leafprice-6]', async () => {
    const running = { from: '2026-11-16', to: '2026-11-22' }
    await aLeaflet('iniziato', running)
    const own = await promote({ lines: [{ code: codes.water }], ...second, ...running })
    const postponed = await previewMove(moving('iniziato', running, later))
    expect(postponed).toMatchObject({ count: 0, left: [{ reason: 'begun' }] })
    const longer = await previewMove(moving('iniziato', running, { ...running, to: '2026-11-25' }))
    expect(longer.rows).toMatchObject([{ from: '2026-11-16', to: '2026-11-25' }])
    await expect(previewMove(moving('iniziato', week, { from: '2026-11-01', to: '2026-11-05' }))).rejects.toEqual(
      refusal('error.desk.promotionDays'),
    )
    await undo(own.changeId)
  })
})

test('staff of a store that a leaflet is not for do not see it, editors see its prices and move nothing [leafprice-7]', async () => {
  await aLeaflet('di-milano')
  const ofTorino = await staffMember(goods.shop, 'shopkeeper', [goods.shop.world.stores.torino])
  const { leaflets } = (await ofTorino.call(calls.staffPromotionLeaflets)).data
  expect(leaflets.map(({ leaflet }) => leaflet)).not.toContain('di-milano')
  await expect(pricesOf('di-milano', ofTorino)).rejects.toEqual(refusal('error.content.documentNotFound'))
  const asked = moving('di-milano', week, later)
  await expect(previewMove(asked, ofTorino)).rejects.toEqual(refusal('error.content.documentNotFound'))
  const editor = await staffMember(goods.shop, 'editor')
  expect((await pricesOf('di-milano', editor)).page.totItems).toBe(3)
  await expect(previewMove(asked, editor)).rejects.toEqual(refusal('error.request.notFound'))
})
