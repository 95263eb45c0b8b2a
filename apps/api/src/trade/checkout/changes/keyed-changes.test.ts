import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ordersOf, put } from '../../../testing/orders/buying.ts'
import {
  cartOf,
  linesOf,
  modify,
  orderAtTheDoor,
  orderByCard,
  setStatus,
  setTo,
} from '../../../testing/orders/changing.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const buyBy = (buyer: Person, idempotencyKey: string, payment_type_id: number = paymentType.onDelivery) =>
  buyer
    .call(checkoutBuy, { query: { payment_type_id }, idempotencyKey })
    .then(({ data: { orderId, orderStatusId, redirectUrl } }) => ({ orderId, orderStatusId, redirectUrl }))

/** An order whose draft has one bottle more, and an ordinary cart that waits and could be bought. */
async function withDraft(change = true) {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  await chooseSlot(shop, buyer, 'tomorrowMorning')
  await put(shop, buyer, { wine: 2, pasta: 2 })
  await modify(buyer, orderId)
  if (change) await setTo(shop, buyer, 'wine', 3)
  return { buyer, orderId }
}

describe('changes confirmed by buying, sent again by the same key', () => {
  test('are confirmed once and answered alike, and the cart that waits is not bought [checkout-160]', async () => {
    const { buyer, orderId } = await withDraft()
    const first = await buyBy(buyer, 'once')
    expect(first.orderId).toBe(orderId)
    const lines = await linesOf(buyer, orderId)
    expect(await buyBy(buyer, 'once')).toEqual(first)
    expect(await linesOf(buyer, orderId)).toEqual(lines)
    expect(await ordersOf(shop, buyer)).toHaveLength(1)
    expect((await cartOf(buyer)).totalItems).toBe(2)
  })

  test('are one of two at once [checkout-161]', async () => {
    const { buyer, orderId } = await withDraft()
    const answers = await Promise.all([1, 2, 3].map(() => buyBy(buyer, 'at once')))
    expect(answers.map((answer) => answer.orderId)).toEqual([orderId, orderId, orderId])
    expect(await ordersOf(shop, buyer)).toHaveLength(1)
  })

  test('are refused with another content, as everywhere [checkout-162]', async () => {
    const { buyer } = await withDraft()
    await buyBy(buyer, 'mine')
    await expect(buyBy(buyer, 'mine', paymentType.card)).rejects.toEqual(refusal('error.request.keyReused'))
    expect(await ordersOf(shop, buyer)).toHaveLength(1)
  })

  test('change nothing and buy nothing where nothing was changed, or it was too late [checkout-163]', async () => {
    const same = await withDraft(false)
    const first = await buyBy(same.buyer, 'same')
    expect(await buyBy(same.buyer, 'same')).toEqual(first)
    expect(await ordersOf(shop, same.buyer)).toHaveLength(1)
    const late = await withDraft()
    await setStatus(shop, late.orderId, 5)
    for (let sent = 0; sent < 2; sent += 1)
      await expect(buyBy(late.buyer, 'late')).rejects.toEqual(refusal('error.order.notModifiable'))
    expect(await ordersOf(shop, late.buyer)).toHaveLength(1)
  })

  test('lead to the same page of the bank, while what they add is to be paid [checkout-164]', async () => {
    const { buyer, orderId } = await orderByCard(shop)
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 5)
    const first = await buyBy(buyer, 'more', paymentType.card)
    expect(first.redirectUrl).toMatch(/^http/)
    expect(await buyBy(buyer, 'more', paymentType.card)).toEqual(first)
  })

  test('and a key that has ordered confirms no changes [checkout-165]', async () => {
    const { buyer, orderId } = await withDraft(false)
    await buyBy(buyer, 'first')
    const bought = await buyBy(buyer, 'order')
    expect(bought.orderId).not.toBe(orderId)
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 4)
    await expect(buyBy(buyer, 'order')).rejects.toMatchObject({ code: expect.stringMatching(/keyReused$/) })
    expect((await cartOf(buyer)).orderId).toBe(orderId)
  })
})
