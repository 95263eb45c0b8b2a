import { productsView } from '@bottega/contract/catalog/calls.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Goods, openGoods } from '../../testing/goods.ts'
import { refusal } from '../../testing/refusal.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'

let goods: Goods
beforeAll(async () => {
  goods = await openGoods()
})
afterAll(() => goods.close())

const inThisProcess = async (productId: number) =>
  (await goods.shop.anonymous().call(productsView, { query: { productId } })).data

describe('a promotion', () => {
  const terms = { kind: 'price' as const, from: '2026-11-16', to: '2026-11-22', name: { it: 'Settimana della pasta' } }
  const make = async (productId: number, more: object) =>
    goods.keeper.call(calls.staffProductPromotion, {
      body: { ...(await goods.seenOf(productId)), warehouse_id: 1, ...terms, ...more },
    })
  const changeDays = async (productId: number, promotionId: number, from: string, to: string) =>
    goods.keeper.call(calls.staffPromotionDays, {
      body: { ...(await goods.seenOf(productId)), promotion_id: promotionId, from, to },
    })
  const end = async (productId: number, promotionId: number) =>
    goods.keeper.call(calls.staffPromotionEnd, {
      body: { ...(await goods.seenOf(productId)), promotion_id: promotionId, reason: 'finita' },
    })
  const runningOf = async (productId: number) => (await goods.here(productId))?.promotions ?? []

  test('is on the shelf of every process as soon as that asks again, beside the lowest price of 30 days, until it is ended [goods-7]', async () => {
    const { pasta } = goods.shop.world.products
    await goods.onPage(pasta)
    await make(pasta, { cents: 79 })
    await goods.soonOnPage(pasta, { priceDisplay: 0.79, priceStandardDisplay: 0.99 })
    expect(await goods.here(pasta)).toMatchObject({ lowestPrice: 0.99, promotion: { name: 'Settimana della pasta' } })
    expect((await goods.storyOf(pasta)).stores.find(({ warehouseId }) => warehouseId === 2)?.promotions).toEqual([])
    const [running] = await runningOf(pasta)
    expect(running).toMatchObject({ kind: 'price', price: 0.79, from: '2026-11-16', to: '2026-11-22', others: 0 })
    expect(await goods.lastEntry('product', pasta)).toMatchObject({
      action: 'product.promotionMade',
      after: { cents: 79 },
    })
    await end(pasta, running?.promotionId ?? 0)
    await goods.soonOnPage(pasta, { priceDisplay: 0.99 })
    expect(await goods.lastEntry('product', pasta)).toMatchObject({
      action: 'product.promotionEnded',
      before: { promotion: 'Settimana della pasta', to: '2026-11-22' },
      after: { reason: 'finita' },
    })
  })

  test('of a price must be below every price of the 30 days before it, those of promotions too [goods-8]', async () => {
    const { milk } = goods.shop.world.products
    await expect(make(milk, { cents: 145 })).rejects.toEqual(refusal('error.desk.promotionNotLower'))
    await make(milk, { cents: 120 })
    const [first] = await runningOf(milk)
    const later = { from: '2026-12-01', to: '2026-12-07' }
    await expect(make(milk, { ...later, cents: 120 })).rejects.toEqual(refusal('error.desk.promotionNotLowest'))
    await expect(make(milk, { ...later, kind: 'percent', percent: 10 })).rejects.toEqual(
      refusal('error.desk.promotionNotLowest'),
    )
    await make(milk, { ...later, cents: 110 })
    const planned = (await runningOf(milk)).find(({ from }) => from === later.from)
    await changeDays(milk, planned?.promotionId ?? 0, '2026-12-03', '2026-12-09')
    expect((await runningOf(milk)).map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-16', '2026-11-22'],
      ['2026-12-03', '2026-12-09'],
    ])
    expect(await goods.lastEntry('product', milk)).toMatchObject({
      action: 'product.promotionDays',
      before: { from: '2026-12-01' },
      after: { from: '2026-12-03' },
    })
    await end(milk, planned?.promotionId ?? 0)
    await end(milk, first?.promotionId ?? 0)
    expect(await runningOf(milk)).toEqual([])
  })

  test('that others share is changed for this product alone, and its past stays among the prices of 30 days [goods-9]', async () => {
    // The past price that this test leaves behind belongs to no other test.
    const { lastOne, wine } = goods.shop.world.products
    const { db } = goods.shop.shop
    const [shared] = await db
      .insert(promotion)
      .values({
        code: 'v48',
        typeId: 5,
        warehouseId: 1,
        name: { it: 'Volantino 48' },
        validFrom: '2026-11-09',
        validTo: '2026-11-30',
        view: { body: { it: 'Volantino 48' } },
      })
      .returning()
    const promotionId = shared?.id ?? 0
    await db.insert(promotionProduct).values([
      { promotionId, productId: lastOne, priceCents: 990 },
      { promotionId, productId: wine, priceCents: 500 },
    ])
    expect(await runningOf(lastOne)).toMatchObject([{ promotionId, others: 1 }])
    await changeDays(lastOne, promotionId, '2026-11-09', '2026-11-20')
    expect(await runningOf(lastOne)).toMatchObject([{ others: 0, to: '2026-11-20' }])
    expect(await runningOf(wine)).toMatchObject([{ promotionId, others: 0, to: '2026-11-30' }])
    const [own] = await runningOf(lastOne)
    await expect(changeDays(lastOne, own?.promotionId ?? 0, '2026-11-10', '2026-11-20')).rejects.toEqual(
      refusal('error.desk.promotionDays'),
    )
    await end(lastOne, own?.promotionId ?? 0)
    expect((await inThisProcess(lastOne)).priceDisplay).toBe(12.9)
    await expect(make(lastOne, { cents: 990 })).rejects.toEqual(refusal('error.desk.promotionNotLowest'))
  })

  test.each([
    ['of infant formula', 'formula', { cents: 1 }, 'error.desk.promotionFormula'],
    [
      'of several pieces of loose goods',
      'apples',
      { kind: 'pieces', pieces: 3, paid_pieces: 2 },
      'error.desk.promotionLoose',
    ],
    ['in which nothing is free', 'water', { kind: 'pieces', pieces: 2, paid_pieces: 2 }, 'error.desk.promotionPieces'],
    ['without its price', 'water', {}, 'error.desk.promotionTerms'],
    ['from yesterday', 'water', { cents: 20, from: '2026-11-15' }, 'error.desk.promotionDays'],
    ['in a store that is none', 'water', { cents: 20, warehouse_id: 99 }, 'error.store.notFound'],
  ] as const)('%s is refused', async (_what, name, more, code) => {
    await expect(make(goods.shop.world.products[name], more)).rejects.toEqual(refusal(code))
  })

  test('of the second piece and for members is one in each store that sells the product', async () => {
    const { water } = goods.shop.world.products
    const { version } = await goods.storyOf(water)
    const body = { product_id: water, version, ...terms, kind: 'second' as const, percent: 50, members_only: true }
    const { data } = await goods.keeper.call(calls.staffProductPromotion, { body })
    for (const { price, promotions } of data.product.stores)
      expect(promotions).toMatchObject(price === undefined ? [] : [{ kind: 'second', percent: 50, membersOnly: true }])
    expect(data.product.stores.flatMap(({ promotions }) => promotions).length).toBeGreaterThan(0)
    const shelf = await inThisProcess(water)
    expect(shelf.warehousePromo).toMatchObject({ membersOnly: true, view: { bubble: '2° −50 %' } })
  })
})
