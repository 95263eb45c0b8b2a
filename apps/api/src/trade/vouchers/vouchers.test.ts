import { cartAdd, cartDelete, cartUpdate, cartView } from '@bottega/contract/cart/calls.ts'
import {
  vouchersAddCode,
  vouchersCheck,
  vouchersList,
  vouchersRemoveCode,
  vouchersThreshold,
} from '@bottega/contract/vouchers/calls.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { openTestShop, type Person } from '../../testing/test-shop.ts'
import { add, assign, certificate, heldUse, send } from '../../testing/orders/vouchers.ts'

const { assigned } = giftAdjustmentType
const query = vi.spyOn(Client.prototype, 'query')

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
afterAll(async () => {
  query.mockRestore()
  await shop.close()
})

const cartOf = async (person: Person) => (await person.call(cartView, {})).data

async function itemOf(person: Person, product: keyof typeof shop.world.products): Promise<number> {
  const item = (await cartOf(person)).cartItems?.find((one) => one.product.productId === shop.world.products[product])
  if (item === undefined) throw new Error(`${product} is not in the cart`)
  return item.itemId
}

/** Two bottles at 6,90 and a kilogram of apples at 2,29: 16,09 before delivery and bag. */
const total = 16.09 + 4.9 + 0.5

describe('a code on the order', () => {
  test('takes its amount off, as a row that names the voucher, and the rows add up [vouchers-1]', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop)
    const cart = await add(buyer, `  ${voucher.code.toLowerCase()} `)
    const rows = cart?.orderAdjustmentSummary.orderAdjustments ?? []
    const held = cart?.giftCertificates[0]
    expect(rows.find(({ reason }) => reason === 'order-voucher')).toMatchObject({
      amount: -3,
      userGiftCertificateId: held?.userGiftCertificateId,
      giftCertificate: { giftCode: voucher.code, giftAdjustmentType: { giftAdjustmentTypeId: 1000 } },
      description: `Buono ${voucher.code}`,
    })
    expect(held).toMatchObject({ amount: 3 })
    expect(await heldUse(shop, held?.userGiftCertificateId ?? 0)).toEqual({ balance: 1, orderId: null, ledger: 1 })
    expect(cart?.total).toBeCloseTo(total - 3, 5)
    const listed = cart?.cartItems?.reduce((sum, item) => sum + item.totalStandard, 0) ?? 0
    expect(rows.reduce((sum, { amount }) => sum + amount, listed)).toBeCloseTo(cart?.total ?? 0, 5)
  })

  test('is taken in small letters and in groups, as people copy it', async () => {
    const buyer = await buyerWith(shop)
    const { code } = await certificate(shop)
    const typed = ` ${code.toLowerCase().slice(0, 3)} ${code.toLowerCase().slice(3)} `
    expect((await buyer.call(vouchersCheck, { query: { code: typed } })).data.giftCertificate).not.toBeNull()
    await add(buyer, typed)
    expect((await cartOf(buyer)).giftCertificates).toHaveLength(1)
    await buyer.call(vouchersRemoveCode, { body: { code: typed } })
    expect((await cartOf(buyer)).giftCertificates).toEqual([])
  })

  test('comes off again, and the voucher is as it was [vouchers-4]', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop)
    await add(buyer, voucher.code)
    const { data } = await buyer.call(vouchersRemoveCode, { body: { code: voucher.code } })
    expect(data?.giftCertificates).toEqual([])
    expect(data?.total).toBeCloseTo(total, 5)
    expect((await add(buyer, voucher.code))?.giftCertificates).toHaveLength(1)
  })

  test('counts a version of the cart, so that an order at the old total is refused', async () => {
    const buyer = await buyerWith(shop)
    const { version } = await cartOf(buyer)
    expect((await add(buyer, (await certificate(shop)).code))?.version).toBe(version + 1)
  })

  test('below its threshold says what is missing, on the cart and by itself [vouchers-5]', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, { minimumSpendCents: 2000 })
    const cart = await add(buyer, voucher.code)
    expect(cart?.giftCertificates).toMatchObject([{ amount: 0, refused: 'below-threshold', missing: 3.91 }])
    const { thresholds } = (await buyer.call(vouchersThreshold)).data
    expect(thresholds).toMatchObject([{ threshold: 20, missing: 3.91, onCart: true }])
    const { wine } = shop.world.products
    await buyer.call(cartAdd, { body: { items: [{ productId: wine, quantity: 1 }] } })
    expect((await buyer.call(vouchersThreshold)).data.thresholds).toMatchObject([{ missing: 0 }])
    expect((await cartOf(buyer)).giftCertificates).toMatchObject([{ amount: 3 }])
  })
})

describe('a code that gives nothing is answered null, whatever the reason [vouchers-7]', () => {
  /** The reasons named beside the null. */
  async function refusalOf(person: Person, code: string): Promise<string[]> {
    const { data, response } = await person.call(vouchersAddCode, { body: { code } })
    expect(data).toBeNull()
    return response.warnings.map((warning) => warning.code)
  }

  test.each([
    ['unknown', undefined, 'unknown'],
    ['expired yesterday', { validUntil: '2026-11-15' }, 'expired'],
    ['of tomorrow', { validFrom: '2026-11-17' }, 'unknown'],
    ['used up by others', { usesLeft: 0 }, 'usedUp'],
    ['for goods that are not in the cart', { scope: 'line' as const, productId: 1 }, 'noGoods'],
  ])('%s', async (_why, known, reason) => {
    const buyer = await buyerWith(shop)
    const code = known === undefined ? 'NESSUNO' : (await certificate(shop, known)).code
    expect(await refusalOf(buyer, code)).toEqual([`warning.voucher.${reason}`])
    expect((await cartOf(buyer)).giftCertificates).toEqual([])
  })

  test('the reason comes in words, in the person’s language, with an answer that is no error', async () => {
    const buyer = await buyerWith(shop)
    const { code } = await certificate(shop, { validUntil: '2026-11-15' })
    const { response } = await buyer.call(vouchersAddCode, { body: { code } })
    expect(response).toMatchObject({ status: 0, errors: [], warningsMessage: ['Questo buono è scaduto.'] })
  })

  test('assigned to another customer, even if expired: like a code that never existed [vouchers-14]', async () => {
    const buyer = await buyerWith(shop)
    for (const validUntil of [null, '2026-11-15']) {
      const othersVoucher = await certificate(shop, { adjustmentTypeId: assigned, validUntil })
      await assign(shop, othersVoucher, await shop.shopper())
      expect(await refusalOf(buyer, othersVoucher.code)).toEqual(await refusalOf(buyer, 'NESSUNO'))
    }
  })

  test('one’s own before its first day', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, { adjustmentTypeId: assigned, validFrom: '2026-11-17' })
    await assign(shop, voucher, buyer)
    expect(await refusalOf(buyer, voucher.code)).toEqual(['warning.voucher.notYet'])
  })

  test('a second time, and a removal of what is not there', async () => {
    const buyer = await buyerWith(shop)
    const { code } = await certificate(shop)
    await add(buyer, code)
    expect(await refusalOf(buyer, code)).toEqual(['warning.voucher.onCart'])
    await buyer.call(vouchersRemoveCode, { body: { code } })
    expect((await buyer.call(vouchersRemoveCode, { body: { code } })).data).toBeNull()
  })

  test('more than an order may carry [vouchers-11]', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, { adjustmentTypeId: assigned, perOrder: 1 })
    await assign(shop, voucher, buyer, 2)
    await add(buyer, voucher.code)
    expect(await refusalOf(buyer, voucher.code)).toEqual(['warning.voucher.onCart'])
    expect((await cartOf(buyer)).giftCertificates).toHaveLength(1)
  })

  test('used before [vouchers-13]', async () => {
    const buyer = await buyerWith(shop)
    const { id, code } = await certificate(shop)
    const [piece = 0] = await assign(shop, { id }, buyer)
    await shop.shop.database.pool.query('update user_gift_certificate set balance = 0 where id = $1', [piece])
    expect((await buyer.call(vouchersCheck, { query: { code } })).data.giftCertificate).toBeNull()
    expect(await refusalOf(buyer, code)).toEqual(['warning.voucher.used'])
  })

  test('check answers null for the same codes, and asks the database as often for each [vouchers-3]', async () => {
    const buyer = await shop.shopper()
    const otherCustomer = await shop.shopper()
    const othersVoucher = await certificate(shop, { adjustmentTypeId: assigned })
    await assign(shop, othersVoucher, otherCustomer)
    const over = await certificate(shop, { validUntil: '2026-11-15' })
    const good = await certificate(shop)
    const counts: number[] = []
    const answers: unknown[] = []
    for (const code of ['NESSUNO', othersVoucher.code, over.code, good.code]) {
      query.mockClear()
      answers.push((await buyer.call(vouchersCheck, { query: { code } })).data.giftCertificate)
      counts.push(query.mock.calls.length)
    }
    expect(answers).toMatchObject([null, null, null, { giftCode: good.code, amount: 3 }])
    expect(new Set(counts).size).toBe(1)
  })

  test('an unknown code and another customer’s cost the same when added', async () => {
    const buyer = await buyerWith(shop)
    const othersVoucher = await certificate(shop, { adjustmentTypeId: assigned })
    await assign(shop, othersVoucher, await shop.shopper())
    const counts: number[] = []
    for (const code of ['NESSUNO', othersVoucher.code]) {
      query.mockClear()
      await add(buyer, code)
      counts.push(query.mock.calls.length)
    }
    expect(counts[0]).toBe(counts[1])
  })

  test('a customer who tries too many is asked to wait, and others are not [vouchers-15]', async () => {
    const [eager, calm] = [await shop.shopper(), await shop.shopper()]
    const tries = Array.from({ length: 50 }, (_, number) => `PROVA${number}`)
    for (const code of tries) await eager.call(vouchersCheck, { query: { code } })
    await expect(eager.call(vouchersCheck, { query: { code: 'ANCORA' } })).rejects.toMatchObject({
      code: 'error.request.tooMany',
      httpStatus: 429,
    })
    expect((await calm.call(vouchersCheck, { query: { code: 'UNO' } })).data).toEqual({ giftCertificate: null })
  })

  test('nor does trying as many people in turn get a machine further [vouchers-16]', async () => {
    const other = await openTestShop()
    const ask = (person: Person) => person.call(vouchersCheck, { query: { code: 'PROVA' } })
    for (let people = 0; people < 6; people++) {
      const person = await other.shopper()
      for (let time = 0; time < 50; time++) await ask(person)
    }
    await expect(ask(await other.shopper())).rejects.toMatchObject({ code: 'error.request.tooMany' })
    await other.close()
  })
})

describe('a voucher on a line', () => {
  const onLine = { scope: 'line', adjustmentTypeId: assigned, discount: 100, perOrder: 9 } as const

  test('is one of those assigned to the person, and the line names it [vouchers-2]', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, onLine)
    const [held] = await assign(shop, voucher, buyer)
    const itemId = await itemOf(buyer, 'wine')
    const cart = await send(buyer, voucher.code, itemId)
    expect(cart?.orderAdjustmentSummary.orderAdjustments).toContainEqual(
      expect.objectContaining({
        orderItemId: itemId,
        userGiftCertificateId: held,
        amount: -1,
        reason: 'line-voucher',
        giftCertificate: expect.objectContaining({ giftAdjustmentType: { giftAdjustmentTypeId: 1001, onLine: true } }),
      }),
    )
    expect(cart?.cartItems?.find((item) => item.itemId === itemId)?.total).toBeCloseTo(12.8, 5)
  })

  test('comes at most as often as the line’s quantity [vouchers-12]', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, onLine)
    await assign(shop, voucher, buyer, 3)
    const itemId = await itemOf(buyer, 'wine')
    expect((await send(buyer, voucher.code, itemId))?.giftCertificates).toHaveLength(1)
    expect((await send(buyer, voucher.code, itemId))?.giftCertificates).toHaveLength(2)
    expect(await send(buyer, voucher.code, itemId)).toBeNull()
    const { data } = await buyer.call(vouchersRemoveCode, { body: { code: voucher.code, itemId } })
    expect(data?.giftCertificates).toHaveLength(1)
  })

  test('beyond a quantity lowered afterwards counts no more, and the goods pay for themselves', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, onLine)
    await assign(shop, voucher, buyer, 2)
    const itemId = await itemOf(buyer, 'wine')
    await send(buyer, voucher.code, itemId)
    await send(buyer, voucher.code, itemId)
    const { data } = await buyer.call(cartUpdate, { body: { items: [{ itemId, quantity: 1 }] } })
    expect(data.giftCertificates).toMatchObject([{ amount: 1 }, { amount: 0, refused: 'more-than-quantity' }])
  })

  test('without a line named goes on the dearest goods it is for', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, { ...onLine, categoryId: shop.world.categories.freschi })
    await assign(shop, voucher, buyer)
    const cart = await add(buyer, voucher.code)
    expect(cart?.giftCertificates).toMatchObject([{ itemId: await itemOf(buyer, 'apples') }])
  })

  test('moves to another line when that is named, and goes with a line that goes', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, { ...onLine, perOrder: 1 })
    await assign(shop, voucher, buyer)
    const [wine, apples] = [await itemOf(buyer, 'wine'), await itemOf(buyer, 'apples')]
    await send(buyer, voucher.code, wine)
    expect((await send(buyer, voucher.code, apples))?.giftCertificates).toMatchObject([{ itemId: apples }])
    const { data } = await buyer.call(cartDelete, { body: { items: [{ itemId: apples }] } })
    expect(data.giftCertificates).toEqual([])
    expect((await send(buyer, voucher.code, wine))?.giftCertificates).toHaveLength(1)
  })

  test('never goes on first-stage infant formula', async () => {
    const buyer = await buyerWith(shop, { wine: 2, formula: 1 })
    const voucher = await certificate(shop, { ...onLine, discount: 500 })
    await assign(shop, voucher, buyer)
    expect(await send(buyer, voucher.code, await itemOf(buyer, 'formula'))).toBeNull()
    expect((await add(buyer, voucher.code))?.giftCertificates).toMatchObject([{ itemId: await itemOf(buyer, 'wine') }])
  })

  test('of another customer, or on another customer’s line, is not taken', async () => {
    const [anna, bruno] = [await buyerWith(shop), await buyerWith(shop)]
    const voucher = await certificate(shop, onLine)
    await assign(shop, voucher, anna)
    expect(await send(bruno, voucher.code, await itemOf(bruno, 'wine'))).toBeNull()
    expect(await send(anna, voucher.code, await itemOf(bruno, 'wine'))).toBeNull()
    expect((await cartOf(bruno)).giftCertificates).toEqual([])
  })
})

describe('the person’s vouchers', () => {
  test('are listed with the lines that may take them, used ones only on request', async () => {
    const buyer = await buyerWith(shop)
    const voucher = await certificate(shop, { adjustmentTypeId: assigned, scope: 'line', discount: 100 })
    const [first] = await assign(shop, voucher, buyer, 2)
    expect((await buyer.call(authTest)).user.giftCertificatesReceived).toBe(2)
    const itemId = await itemOf(buyer, 'wine')
    await send(buyer, voucher.code, itemId)
    const listed = async (history: boolean) =>
      (await buyer.call(vouchersList, { query: { show_history: history } })).data.giftCertificates
    expect(await listed(false)).toMatchObject([
      {
        userGiftCertificates: [{ userGiftCertificateId: first, itemId }, {}],
        cartItems: expect.arrayContaining([itemId]),
      },
    ])
    const { orderId } = await atTheDoor(buyer)
    expect((await listed(false))[0]?.userGiftCertificates).toHaveLength(1)
    expect((await listed(true))[0]?.userGiftCertificates).toMatchObject([{ orderId }, {}])
    expect((await buyer.call(authTest)).user.giftCertificatesReceived).toBe(1)
  })
})

describe('what line vouchers are for', () => {
  test('is said when asked: the product, or all of a category, and never infant formula', async () => {
    const anna = await shop.shopper()
    const { milk, apples, fish, pasta } = shop.world.products
    const line = { adjustmentTypeId: assigned, scope: 'line' } as const
    const ofCategory = await certificate(shop, { ...line, categoryId: shop.world.categories.freschi })
    const ofPantry = await certificate(shop, { ...line, categoryId: shop.world.categories.dispensa })
    const ofProduct = await certificate(shop, { ...line, productId: pasta })
    const ofAnything = await certificate(shop, line)
    for (const voucher of [ofCategory, ofPantry, ofProduct, ofAnything]) await assign(shop, voucher, anna)
    const { giftCertificates } = (await anna.call(vouchersList, { query: { show_products: true } })).data
    const productsOf = ({ id }: { id: number }) =>
      giftCertificates.find(({ giftCertificateId }) => giftCertificateId === id)?.productIds
    expect(productsOf(ofCategory)).toEqual([milk, apples, fish])
    expect(productsOf(ofPantry)).not.toContain(shop.world.products.formula)
    expect(productsOf(ofProduct)).toEqual([pasta])
    expect(productsOf(ofAnything)).toBeUndefined()
  })
})
