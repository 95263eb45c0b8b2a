import { cartAdd, cartView } from '@bottega/contract/cart/calls.ts'
import { ordersDelete, ordersView } from '@bottega/contract/orders/calls.ts'
import { addressesSelect } from '@bottega/contract/delivery/calls.ts'
import { checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, type Buyer, buyerWith, byCard, put, result } from '../../testing/orders/buying.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { type Person } from '../../testing/test-shop.ts'
import { add, assign, certificate, heldUse, sharedUses } from '../../testing/orders/vouchers.ts'

const { assigned } = giftAdjustmentType

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
afterAll(() => shop.close())

const cartOf = async (person: Person) => (await person.call(cartView, {})).data

/** Two bottles at 6,90 and a kilogram of apples at 2,29: 16,09 before delivery and bag. */
const total = 16.09 + 4.9 + 0.5

describe('buying', () => {
  const personal = { adjustmentTypeId: assigned } as const
  let buyer: Buyer
  const withVoucher = async () => {
    buyer = await buyerWith(shop)
    const voucher = await certificate(shop, { ...personal, usesLeft: 5 })
    const [held = 0] = await assign(shop, voucher, buyer)
    await add(buyer, voucher.code)
    return { voucher, held }
  }

  test('takes the voucher, once, and the order says what it took off', async () => {
    const { voucher, held } = await withVoucher()
    const { orderId } = await atTheDoor(buyer)
    expect(await heldUse(shop, held)).toEqual({ balance: 0, orderId, ledger: 0 })
    expect(await sharedUses(shop, voucher)).toEqual({ usesLeft: 4, ledger: 4 })
    const { data } = await buyer.call(ordersView, { query: { order_id: orderId } })
    expect(data.order.orderAdjustments).toContainEqual(
      expect.objectContaining({ reason: 'order-voucher', description: `Buono ${voucher.code}`, amount: -3 }),
    )
    expect(data.order.grossTotal).toBeCloseTo(total - 3, 5)
  })

  test('and cancelling gives it back, once', async () => {
    const { voucher, held } = await withVoucher()
    const { orderId } = await atTheDoor(buyer)
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    await expect(buyer.call(ordersDelete, { body: { order_id: orderId } })).rejects.toMatchObject({
      code: 'error.order.notCancellable',
    })
    expect(await heldUse(shop, held)).toEqual({ balance: 1, orderId: null, ledger: 1 })
    expect(await sharedUses(shop, voucher)).toEqual({ usesLeft: 5, ledger: 5 })
  })

  test('a voucher that does not count is not taken', async () => {
    buyer = await buyerWith(shop)
    const voucher = await certificate(shop, { ...personal, minimumSpendCents: 9000 })
    const [held = 0] = await assign(shop, voucher, buyer)
    await add(buyer, voucher.code)
    await atTheDoor(buyer)
    expect(await heldUse(shop, held)).toMatchObject({ balance: 1, orderId: null })
  })

  test('a declined payment keeps it for the same cart, and paying again uses it once', async () => {
    const { held } = await withVoucher()
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'declined')
    await expect.poll(async () => (await result(buyer, { orderId })).orderStatusId).toBe(11)
    expect((await cartOf(buyer)).giftCertificates).toMatchObject([{ amount: 3 }])
    const { wine } = shop.world.products
    await buyer.call(cartAdd, { body: { items: [{ productId: wine, quantity: 1 }] } })
    const again = await atTheDoor(buyer)
    expect(again.orderId).not.toBe(orderId)
    expect(await heldUse(shop, held)).toEqual({ balance: 0, orderId: again.orderId, ledger: 0 })
  })

  test('that pays everything leaves no money to be asked for, and the order stands', async () => {
    const anna = await shop.shopper({ consents: true })
    const query = 'update store_service set bag_fee_cents = 0 where store_id = 1 and delivery_service_id = 1'
    await shop.shop.database.pool.query(query)
    const place = { address_id: shop.world.addresses.milanoPickup, delivery_service_id: shop.world.services.pickup }
    await anna.call(addressesSelect, { body: place })
    await chooseSlot(shop, anna, 'pickup')
    await put(shop, anna, { pasta: 1 })
    await add(anna, (await certificate(shop, { discountKind: 'percent', discount: 100 })).code)
    const { orderId } = await atTheDoor(anna)
    const { data } = await anna.call(ordersView, { query: { order_id: orderId } })
    expect(data.order).toMatchObject({ grossTotal: 0, status: { orderStatusId: 3 } })
  })

  test('what others used up meanwhile stops the order, and no customer pays more unseen', async () => {
    const voucher = await certificate(shop, { usesLeft: 1 })
    const [anna, bruno] = [await buyerWith(shop), await buyerWith(shop)]
    await add(anna, voucher.code)
    await add(bruno, voucher.code)
    await anna.call(checkoutPrepare, {})
    await bruno.call(checkoutPrepare, {})
    await atTheDoor(anna)
    await expect(atTheDoor(bruno)).rejects.toMatchObject({ code: 'error.checkout.cartChanged' })
    expect((await cartOf(bruno)).giftCertificates).toMatchObject([{ amount: 0, refused: 'not-valid' }])
    await bruno.call(checkoutPrepare, {})
    const { orderId } = await atTheDoor(bruno)
    const { data } = await bruno.call(ordersView, { query: { order_id: orderId } })
    expect(data.order.grossTotal).toBeCloseTo(total, 5)
    expect(await sharedUses(shop, voucher)).toEqual({ usesLeft: 0, ledger: 0 })
  })

  test('who shops on while paying keeps a cart without the voucher the order took', async () => {
    const { held } = await withVoucher()
    const { orderId, redirectUrl } = await byCard(buyer)
    const { pasta } = shop.world.products
    await buyer.call(cartAdd, { body: { items: [{ productId: pasta, quantity: 3 }] } })
    await onBankPage(redirectUrl, 'accepted')
    await expect.poll(async () => (await result(buyer, { orderId })).orderStatusId).toBe(3)
    const cart = await cartOf(buyer)
    expect(cart).toMatchObject({ totalItems: 1, giftCertificates: [] })
    expect(await heldUse(shop, held)).toEqual({ balance: 0, orderId, ledger: 0 })
  })
})
