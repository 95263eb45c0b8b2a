import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditAgreement } from '../../payments/credit/credit.tables.ts'
import {
  attemptsOf,
  atTheDoor,
  type Buyer,
  buyerWith,
  deliver,
  ordersOf,
  payingWith,
  put,
  result,
  type Wanted,
} from '../../../testing/orders/buying.ts'
import { changesOf, confirm, modify, orderAtTheDoor, setTo, viewOrder } from '../../../testing/orders/changing.ts'
import { refusal } from '../../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'
import { advanceOrder } from '../../fulfilment/advance-order.service.ts'
import { lockOrder } from '../../orders/orders.service.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const { card, deferred, mealVoucherPaper, onDelivery } = paymentType
/** 131.89 with delivery and bag, of it 126.49 food; 0.92 more is held because apples are weighed. */
const muchFood: Wanted = { wine: 18, apples: 1 }

const partsOf = async (orderId: number) =>
  (await attemptsOf(shop, orderId)).map(({ paymentTypeId, state, amountCents }) => [paymentTypeId, state, amountCents])
const capturedOf = async (orderId: number) =>
  (await attemptsOf(shop, orderId)).map(({ capturedCents }) => capturedCents)
const agree = (userId: number, limitCents: number) =>
  shop.shop.db.insert(creditAgreement).values({ userId, paymentTypeId: deferred, limitCents })
const wantInvoice = (buyer: Person) =>
  buyer.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
const invoiceTo = {
  name: 'Mario Rossi',
  fiscalCode: 'RSSMRA85T10A562S',
  vatNumber: '',
  sdiCode: '',
  pec: '',
  street: 'Via Larga',
  streetNumber: '8',
  postalCode: '20122',
  city: 'Milano',
  province: 'MI',
}

/** Paid with five paper vouchers of 8 euro and the rest in another way; its draft is open. */
async function paidWithPaper(restPaymentTypeId: number, wanted = muchFood) {
  const buyer = await buyerWith(shop, wanted)
  const data = { mealVouchers: [8, 8, 8, 8, 8], restPaymentTypeId }
  const { orderId, redirectUrl } = await payingWith(buyer, mealVoucherPaper, data)
  if (redirectUrl !== undefined) {
    await onBankPage(redirectUrl, 'accepted')
    await result(buyer, { orderId })
  }
  await modify(buyer, orderId)
  return { buyer, orderId }
}

async function deliverGoods(orderId: number): Promise<void> {
  for (const statusId of [4, 6, 7, 8]) {
    await shop.shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order !== undefined)
        await advanceOrder(shop.shop, tx, order, { toStatusId: statusId, actor: 'shop' }, shop.clock.now)
    })
    await deliver(shop)
  }
}

describe('an order paid with paper meal vouchers and a card', () => {
  test('becomes dearer: the vouchers stay, the card is asked for the difference [checkout-22]', async () => {
    const { buyer, orderId } = await paidWithPaper(card)
    await setTo(shop, buyer, 'wine', 19)
    expect(await changesOf(buyer, orderId)).toMatchObject({ totalBefore: 131.89, totalAfter: 138.79, furtherHold: 6.9 })
    const { data } = await confirm(buyer, orderId)
    await onBankPage(data.redirectUrl, 'accepted')
    expect(await result(buyer, { orderId })).toMatchObject({ change: 'applied' })
    expect(await partsOf(orderId)).toEqual([
      [mealVoucherPaper, 'pending', 4000],
      [card, 'authorised', 9281],
      [card, 'authorised', 690],
    ])
    await deliverGoods(orderId)
    expect(await capturedOf(orderId)).toEqual([4000, 9281, 598])
  })

  test('becomes cheaper: no provider is asked, and the card is charged less', async () => {
    const { buyer, orderId } = await paidWithPaper(card)
    await setTo(shop, buyer, 'wine', 16)
    const { data } = await confirm(buyer, orderId)
    expect(data.redirectUrl).toBeUndefined()
    expect(await partsOf(orderId)).toEqual([
      [mealVoucherPaper, 'pending', 4000],
      [card, 'authorised', 9281],
    ])
    await deliverGoods(orderId)
    expect(await capturedOf(orderId)).toEqual([4000, 7809])
  })
})

describe('an order paid with paper meal vouchers and the rest at the door', () => {
  test.each([
    ['dearer', 19, 13_879],
    ['cheaper', 16, 11_809],
  ])(
    'becomes %s: the vouchers stay, the rest is what they do not pay [checkout-21]',
    async (_way, bottles, totalCents) => {
      const { buyer, orderId } = await paidWithPaper(onDelivery)
      expect(await partsOf(orderId)).toEqual([
        [mealVoucherPaper, 'pending', 4000],
        [onDelivery, 'pending', 9189],
      ])
      await setTo(shop, buyer, 'wine', bottles)
      await confirm(buyer, orderId)
      expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: totalCents / 100 })
      expect(await partsOf(orderId)).toEqual([
        [mealVoucherPaper, 'pending', 4000],
        [onDelivery, 'pending', totalCents - 4000],
      ])
      await deliverGoods(orderId)
      expect(await capturedOf(orderId)).toEqual([4000, totalCents - 4000])
    },
  )
})

describe('a change that meal vouchers cannot pay for is refused, and changes nothing', () => {
  async function expectRefused({ buyer, orderId }: { buyer: Buyer; orderId: number }, code: string) {
    const parts = await partsOf(orderId)
    await expect(changesOf(buyer, orderId)).rejects.toEqual(refusal(code))
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal(code))
    // Clients that know no other way confirm by buying the draft.
    await expect(atTheDoor(buyer)).rejects.toEqual(refusal(code))
    expect(await partsOf(orderId)).toEqual(parts)
  }

  test('where the spending is not above 100 euro any more [checkout-70]', async () => {
    const order = await paidWithPaper(onDelivery)
    await setTo(shop, order.buyer, 'wine', 13)
    await expectRefused(order, 'error.checkout.mealVouchers.spending')
    await setTo(shop, order.buyer, 'wine', 14)
    await confirm(order.buyer, order.orderId)
  })

  test('where less food is left than they pay [checkout-71]', async () => {
    const order = await paidWithPaper(onDelivery, { wine: 6, formula: 5 })
    await setTo(shop, order.buyer, 'wine', 5)
    await expectRefused(order, 'error.checkout.mealVouchers.beyondFood')
  })

  test('where an invoice is wanted [checkout-72]', async () => {
    const order = await paidWithPaper(onDelivery)
    await order.buyer.call(billingUpdate, { body: invoiceTo })
    await wantInvoice(order.buyer)
    await expectRefused(order, 'error.checkout.mealVouchers.invoice')
  })
})

test('an invoice asked for while changing needs billing data, and is made out with them [checkout-73]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  await modify(buyer, orderId)
  await wantInvoice(buyer)
  await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.checkout.missing_billing_data'))
  await buyer.call(billingUpdate, { body: invoiceTo })
  expect((await confirm(buyer, orderId)).response.infos[0]?.code).toBe('info.order.changed')
  expect(await ordersOf(shop, buyer)).toMatchObject([{ billing: { city: 'Milano' }, infos: { need_invoice: 'true' } }])
  await buyer.call(billingUpdate, { body: { ...invoiceTo, city: 'Torino' } })
  await modify(buyer, orderId)
  await setTo(shop, buyer, 'wine', 3)
  await confirm(buyer, orderId)
  expect(await ordersOf(shop, buyer)).toMatchObject([{ billing: { city: 'Milano' } }])
})

describe('an order on account', () => {
  /** An order of 21.49 with its draft open; the customer's account has this limit. */
  async function owing(limitCents: number) {
    const buyer = await buyerWith(shop, undefined, { customerType: 'company' })
    await agree(buyer.userId, limitCents)
    const { orderId } = await payingWith(buyer, deferred)
    await modify(buyer, orderId)
    return { buyer, orderId }
  }

  test('is not changed beyond the limit, and is as it was [checkout-68]', async () => {
    const { buyer, orderId } = await owing(50_00)
    await setTo(shop, buyer, 'wine', 7)
    await expect(changesOf(buyer, orderId)).rejects.toEqual(refusal('error.order.creditLimit'))
    await expect(confirm(buyer, orderId)).rejects.toMatchObject({
      code: 'error.order.creditLimit',
      text: expect.stringMatching(/fido non basta .* mancano 5,99\s€\. Togli qualcosa/),
    })
    await expect(payingWith(buyer, deferred)).rejects.toEqual(refusal('error.order.creditLimit'))
    expect(await partsOf(orderId)).toEqual([[deferred, 'authorised', 2149]])
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 21.49 })
  })

  test('is changed up to the limit: what it came to before does not count twice', async () => {
    const { buyer, orderId } = await owing(50_00)
    await setTo(shop, buyer, 'wine', 6)
    await confirm(buyer, orderId)
    expect(await partsOf(orderId)).toEqual([[deferred, 'authorised', 4909]])
  })

  test('becomes cheaper even when the limit was lowered meanwhile', async () => {
    const { buyer, orderId } = await owing(50_00)
    await shop.shop.db.update(creditAgreement).set({ limitCents: 0 }).where(eq(creditAgreement.userId, buyer.userId))
    await setTo(shop, buyer, 'apples', 0)
    await put(shop, buyer, { pasta: 1 })
    await confirm(buyer, orderId)
    expect(await partsOf(orderId)).toEqual([[deferred, 'authorised', 2019]])
  })
})
