import { languages } from '@bottega/rules/text/language.ts'
import { ordersModifyPaymentType, paymentTypesList, paymentTypesRemoveAuth } from '@bottega/contract/checkout/calls.ts'
import { addressesSelect } from '@bottega/contract/delivery/calls.ts'
import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeService } from '../../places/stores/stores.tables.ts'
import { creditAgreement } from './credit/credit.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import {
  attemptsOf,
  buyerWith,
  deliver,
  ordersOf,
  payingWith,
  put,
  result,
  statusOf,
  usualShopping,
} from '../../testing/orders/buying.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { actingFor } from '../../testing/staff.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person, ShopperOptions } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const typesOf = async (person: Person, query = {}) => (await person.call(paymentTypesList, { query })).data.paymentTypes
const idsOf = async (person: Person, query = {}) =>
  (await typesOf(person, query)).map(({ paymentTypeId }) => paymentTypeId)

async function companyWith(
  limitCents: number,
  paymentTypeId: number = paymentType.deferred,
  more: ShopperOptions = {},
) {
  const company = await buyerWith(shop, { wine: 2 }, { customerType: 'company', ...more })
  await shop.shop.db.insert(creditAgreement).values({ userId: company.userId, paymentTypeId, limitCents })
  return company
}

describe('payment types offered', () => {
  test('to a private person at home: everything but what companies owe', async () => {
    expect(await idsOf(await buyerWith(shop))).toEqual([12, 13, 24, 1, 19, 21, 18, 2])
  })

  test('on account to a company with an agreement alone; no meal vouchers, for its invoice is fixed', async () => {
    expect(await idsOf(await companyWith(500_00))).toEqual([12, 13, 24, 1, 2, 11])
    expect(await idsOf(await buyerWith(shop, { wine: 2 }, { customerType: 'company' }))).not.toContain(11)
  })

  test('without meal vouchers when an invoice is wanted [payments-27]', async () => {
    const buyer = await buyerWith(shop)
    await buyer.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    expect(await idsOf(buyer)).toEqual([12, 13, 24, 1, 2])
  })

  test('those the store accepts by this service alone, and another one is refused when it is bought [ways-1]', async () => {
    const buyer = await buyerWith(shop)
    const ofHome = and(eq(storeService.storeId, 1), eq(storeService.deliveryServiceId, 2))
    const [before] = await shop.shop.db.select().from(storeService).where(ofHome)
    await shop.shop.db
      .update(storeService)
      .set({ payments: ['card', 'meal_voucher_paper', 'cash'] })
      .where(ofHome)
    try {
      expect(await idsOf(buyer)).toEqual([12, 18, 2])
      const [, , atTheDoor] = await typesOf(buyer)
      expect(atTheDoor?.description).toBe('Paghi in contanti quando ricevi la spesa; chi consegna non prende carte.')
      await expect(payingWith(buyer, paymentType.payPal)).rejects.toEqual(
        refusal('error.checkout.paymentTypeNotAllowed'),
      )
      // The same store accepts everything where the goods are collected.
      await buyer.call(addressesSelect, { body: { address_id: shop.world.addresses.milanoPickup } })
      expect(await idsOf(buyer)).toContain(paymentType.payPal)
    } finally {
      await shop.shop.db.update(storeService).set({ payments: before?.payments }).where(ofHome)
    }
  })

  test('the card is chosen beforehand, and one type can be asked for alone [payments-4]', async () => {
    const buyer = await buyerWith(shop)
    expect((await typesOf(buyer)).filter(({ selected }) => selected)).toMatchObject([{ paymentTypeId: 12 }])
    expect(await idsOf(buyer, { payment_type_id: 24 })).toEqual([24])
  })

  test('every one has a name and says what happens, in three languages', async () => {
    for (const language of languages) {
      const types = await typesOf(await buyerWith(shop, { wine: 2 }, { language }))
      expect(types.filter(({ name, description }) => name === '' || description === '')).toEqual([])
    }
  })
})

/** An order whose card was declined. */
async function unpaid(buyer: Person): Promise<number> {
  const { orderId, redirectUrl } = await payingWith(buyer, paymentType.card)
  await onBankPage(redirectUrl, 'declined')
  expect((await result(buyer, { orderId })).orderStatusId).toBe(11)
  return orderId
}

describe('order/modify-payment-type', () => {
  test('pays an unpaid order by PayPal, on its page [payments-28]', async () => {
    const buyer = await buyerWith(shop)
    const orderId = await unpaid(buyer)
    const body = { order_id: orderId, payment_type_id: paymentType.payPal }
    const { data } = await buyer.call(ordersModifyPaymentType, { body })
    await onBankPage(data.redirectUrl, 'accepted')
    await expect.poll(async () => (await result(buyer, { orderId })).orderStatusId).toBe(3)
    expect((await attemptsOf(shop, orderId)).map(({ paymentTypeId, state }) => [paymentTypeId, state])).toEqual([
      [paymentType.card, 'declined'],
      [paymentType.payPal, 'authorised'],
    ])
  })
})

describe('online types', () => {
  test.each([
    [paymentType.online, 'account'],
    [paymentType.card, 'card'],
    [paymentType.payPal, 'wallet'],
    [paymentType.satispay, 'phone'],
  ])('type %i is approved on the page of its kind (%s), and the order stands [payments-10]', async (type, kind) => {
    const buyer = await buyerWith(shop)
    const { orderId, orderStatusId, redirectUrl } = await payingWith(buyer, type)
    expect(orderStatusId).toBe(1)
    expect(shop.bank.payments().find(({ order }) => order === String(orderId))).toMatchObject({ kind })
    await onBankPage(redirectUrl, 'accepted')
    await expect.poll(async () => (await result(buyer, { orderId })).orderStatusId).toBe(3)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ paymentTypeId: type, state: 'authorised', part: 1 }])
  })

  test('a telephone answers by itself after the payer is back, and the order waits as long', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await payingWith(buyer, paymentType.satispay)
    await onBankPage(redirectUrl, 'late')
    const back = await result(buyer, { orderId })
    expect(back).toMatchObject({ orderStatusId: 2 })
    expect(back).not.toHaveProperty('redirectUrl')
    await expect.poll(() => statusOf(shop, orderId)).toBe(3)
  })

  test.each(['declined', 'ignored'] as const)(
    'a telephone where it is %s leaves the order unpaid, and a mail says so',
    async (way) => {
      const buyer = await buyerWith(shop)
      const { orderId, redirectUrl } = await payingWith(buyer, paymentType.satispay)
      await onBankPage(redirectUrl, way)
      await expect.poll(() => statusOf(shop, orderId)).toBe(11)
      const mails = await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'mail.paymentFailed'))
      expect(mails.filter(({ payload }) => payload['orderId'] === orderId)).toHaveLength(1)
    },
  )
})

describe('on account', () => {
  test.each([paymentType.deferred, paymentType.consolidatedInvoice])(
    'type %i stands at once and is owed [payments-11]',
    async (type) => {
      const company = await companyWith(500_00, type)
      const reply = await payingWith(company, type)
      expect(reply).toMatchObject({ orderStatusId: 3 })
      expect(await attemptsOf(shop, reply.orderId)).toMatchObject([{ provider: 'on-account', state: 'authorised' }])
    },
  )

  test('an order beyond what is left of the limit is refused, and says what is left [payments-22]', async () => {
    const company = await companyWith(10_00)
    await expect(payingWith(company, paymentType.deferred)).rejects.toEqual(refusal('error.checkout.creditLimit'))
    await expect(payingWith(company, paymentType.deferred)).rejects.toMatchObject({
      text: expect.stringContaining('10,00'),
    })
    expect(await ordersOf(shop, company)).toEqual([])
  })

  test('no customer without an agreement can owe, company or not', async () => {
    const company = await buyerWith(shop, { wine: 2 }, { customerType: 'company' })
    await expect(payingWith(company, 11)).rejects.toEqual(refusal('error.checkout.paymentTypeNotAllowed'))
    const person = await buyerWith(shop)
    await shop.shop.db.insert(creditAgreement).values({ userId: person.userId, paymentTypeId: 11, limitCents: 500_00 })
    await expect(payingWith(person, 11)).rejects.toEqual(refusal('error.checkout.paymentTypeNotAllowed'))
  })

  test('what is cancelled is not owed any more', async () => {
    const company = await companyWith(30_00)
    const { orderId } = await payingWith(company, 11)
    await company.call(ordersDelete, { body: { order_id: orderId } })
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'voided' }])
  })
})

describe('a saved card', () => {
  async function savedCard(): Promise<{ buyer: Person; userPaymentAuthId: number }> {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await payingWith(buyer, paymentType.card)
    await onBankPage(redirectUrl, 'accepted and remembered')
    await result(buyer, { orderId })
    const [card] = (await typesOf(buyer)).flatMap(({ userPaymentAuths }) => userPaymentAuths)
    expect(card).toMatchObject({ brand: 'Visa', lastDigits: '1111', expires: '12/2031' })
    return { buyer, userPaymentAuthId: card?.userPaymentAuthId ?? 0 }
  }

  /** Another cart, ready to be bought. */
  async function fill(buyer: Person) {
    await chooseSlot(shop, buyer, 'laterMorning')
    await put(shop, buyer, usualShopping)
  }

  test('is stored only when its owner allowed it', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await payingWith(buyer, paymentType.card)
    await onBankPage(redirectUrl, 'accepted')
    await result(buyer, { orderId })
    expect((await typesOf(buyer)).flatMap(({ userPaymentAuths }) => userPaymentAuths)).toEqual([])
  })

  test('is charged without a page, and the order stands at once', async () => {
    const { buyer, userPaymentAuthId } = await savedCard()
    await fill(buyer)
    const reply = await payingWith(buyer, paymentType.card, undefined, userPaymentAuthId)
    expect(reply).toMatchObject({ orderStatusId: 3 })
    expect(reply).not.toHaveProperty('redirectUrl')
    expect(await attemptsOf(shop, reply.orderId)).toMatchObject([{ state: 'authorised', userPaymentAuthId }])
  })

  test('pays an unpaid order by order/modify-payment-type, without a page; that of another customer does not [payments-26]', async () => {
    const { buyer, userPaymentAuthId } = await savedCard()
    await fill(buyer)
    const orderId = await unpaid(buyer)
    const body = { order_id: orderId, payment_type_id: paymentType.card, user_payment_auth_id: userPaymentAuthId }
    const other = await buyerWith(shop)
    const others = { ...body, order_id: await unpaid(other) }
    await expect(other.call(ordersModifyPaymentType, { body: others })).rejects.toEqual(
      refusal('error.checkout.savedPaymentNotFound'),
    )
    const { data } = await buyer.call(ordersModifyPaymentType, { body })
    expect(data.order.status.orderStatusId).toBe(3)
    expect(data).not.toHaveProperty('redirectUrl')
    expect((await attemptsOf(shop, orderId)).at(-1)).toMatchObject({ state: 'authorised', userPaymentAuthId })
  })

  test('is neither shown to nor charged by staff who act for its owner [payments-25]', async () => {
    const { buyer, userPaymentAuthId } = await savedCard()
    await fill(buyer)
    const acting = await actingFor(shop, buyer.userId)
    expect((await typesOf(acting)).flatMap(({ userPaymentAuths }) => userPaymentAuths)).toEqual([])
    await expect(payingWith(acting, paymentType.card, undefined, userPaymentAuthId)).rejects.toEqual(
      refusal('error.staff.notWhileActing'),
    )
    expect((await payingWith(acting, paymentType.card)).redirectUrl).toBeTypeOf('string')
  })

  test('pays nothing but its own type', async () => {
    const { buyer, userPaymentAuthId } = await savedCard()
    await fill(buyer)
    await expect(payingWith(buyer, paymentType.payPal, undefined, userPaymentAuthId)).rejects.toEqual(
      refusal('error.checkout.savedPaymentNotFound'),
    )
  })

  test('removed is gone here at once and at the bank soon after', async () => {
    const { buyer, userPaymentAuthId } = await savedCard()
    await buyer.call(paymentTypesRemoveAuth, { body: { user_payment_auth_id: userPaymentAuthId } })
    expect((await typesOf(buyer)).flatMap(({ userPaymentAuths }) => userPaymentAuths)).toEqual([])
    await deliver(shop)
    await fill(buyer)
    await expect(payingWith(buyer, 12, undefined, userPaymentAuthId)).rejects.toEqual(
      refusal('error.checkout.savedPaymentNotFound'),
    )
  })

  test('of another customer is not found, like one that never existed [payments-5]', async () => {
    const { userPaymentAuthId } = await savedCard()
    const otherCustomer = await buyerWith(shop)
    for (const id of [userPaymentAuthId, 999_999]) {
      await expect(payingWith(otherCustomer, 12, undefined, id)).rejects.toEqual(
        refusal('error.checkout.savedPaymentNotFound'),
      )
      await expect(otherCustomer.call(paymentTypesRemoveAuth, { body: { user_payment_auth_id: id } })).rejects.toEqual(
        refusal('error.checkout.savedPaymentNotFound'),
      )
    }
    expect(await ordersOf(shop, otherCustomer)).toEqual([])
  })
})
