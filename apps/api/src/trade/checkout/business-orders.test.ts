import { billingUpdate, lotteryUpdate } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import { checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, buyerWith, companyBilling, ordersOf, put, usualShopping } from '../../testing/orders/buying.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const say = (buyer: Person, property: string, value: string) =>
  buyer.call(cartUpdateCartInfo, { body: { property, value } })

describe.each(['company', 'soleProprietor'] as const)('a business (%s)', (customerType) => {
  test('without billing data neither prepares nor buys, and is told the fields [companies-150]', async () => {
    const buyer = await readyShopper(shop, { customerType })
    await put(shop, buyer, usualShopping)
    const missing = { code: 'error.checkout.missing_billing_data', text: expect.stringContaining('via, numero civico') }
    await expect(buyer.call(checkoutPrepare)).rejects.toMatchObject(missing)
    await expect(atTheDoor(buyer)).rejects.toMatchObject(missing)
    expect(await ordersOf(shop, buyer)).toEqual([])
    await buyer.call(billingUpdate, { body: companyBilling })
    await buyer.call(checkoutPrepare)
    await atTheDoor(buyer)
    expect(await ordersOf(shop, buyer)).toMatchObject([{ billing: { street: 'Via Larga' } }])
  })

  test('gets an invoice without asking for it, and cannot do without [companies-151]', async () => {
    const buyer = await buyerWith(shop, usualShopping, { customerType })
    expect((await buyer.call(cartView)).data.cartInfos['need_invoice']).toBe('true')
    await expect(say(buyer, 'need_invoice', 'false')).rejects.toEqual(refusal('error.cart.invoiceFixed'))
    await say(buyer, 'need_invoice', 'true')
    await atTheDoor(buyer)
    expect(await ordersOf(shop, buyer)).toMatchObject([
      { billing: { vatNumber: '01234567897' }, lotteryCode: null, infos: { need_invoice: 'true' } },
    ])
  })

  test('takes no part in the receipts lottery [companies-152]', async () => {
    const buyer = await buyerWith(shop, usualShopping, { customerType })
    const code = { lottery_code: 'ABCD1234' }
    await expect(buyer.call(lotteryUpdate, { body: code })).rejects.toEqual(refusal('error.billing.lotteryBusiness'))
    expect((await buyer.call(lotteryUpdate, { body: { lottery_code: '' } })).data.lotteryCode).toBe('')
  })

  test('has its reference and cost centre on the order', async () => {
    const buyer = await buyerWith(shop, usualShopping, { customerType })
    await say(buyer, 'order_reference', 'OA-2026/118')
    await say(buyer, 'cost_centre', 'Mensa')
    const { orderId } = await atTheDoor(buyer)
    const { order } = (await buyer.call(ordersView, { query: { order_id: orderId } })).data
    expect(order).toMatchObject({ orderReference: 'OA-2026/118', costCentre: 'Mensa' })
    await expect(say(buyer, 'cost_centre', 'a'.repeat(21))).rejects.toMatchObject({ code: 'error.cart.businessField' })
  })

  test.each(['订单 12', 'N° 12', 'ß'.repeat(11)])(
    'is refused a reference or cost centre its invoice has no room for: %s [companies-160]',
    async (text) => {
      const buyer = await buyerWith(shop, usualShopping, { customerType })
      for (const property of ['order_reference', 'cost_centre'])
        await expect(say(buyer, property, text)).rejects.toMatchObject({
          code: 'error.cart.businessField',
          text: expect.stringContaining('20 caratteri'),
        })
    },
  )
})

test('a private customer asks for an invoice or does without, and has no cost centre [companies-153]', async () => {
  const buyer = await buyerWith(shop)
  await say(buyer, 'need_invoice', 'true')
  await say(buyer, 'need_invoice', 'false')
  await expect(say(buyer, 'cost_centre', 'Mensa')).rejects.toEqual(refusal('error.cart.infoNotAllowed'))
  const { orderId } = await atTheDoor(buyer)
  expect(await ordersOf(shop, buyer)).toMatchObject([{ id: orderId, billing: null }])
})
