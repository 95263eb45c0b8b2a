import { cartAdd } from '@bottega/contract/cart/calls.ts'
import { ordersList, ordersPayment } from '@bottega/contract/orders/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { product } from '../catalog/products.tables.ts'
import { promotion, promotionProduct } from '../catalog/promotions.tables.ts'
import { creditAgreement } from '../payments/credit/credit.tables.ts'
import { atTheDoor, buyerWith, byCard, later, payingWith, result } from '../../testing/orders/buying.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { changesOf, confirm, modify, viewOrder } from '../../testing/orders/changing.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { add, certificate } from '../../testing/orders/vouchers.ts'
import { testNow } from '../../testing/world.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const slicing = {
  name: { it: 'Taglio', de: 'Schnitt' },
  parameterName: 'taglio',
  options: [
    { key: '1', name: { it: 'A fette', de: 'In Scheiben' }, value: 'fette' },
    { key: '2', name: { it: 'Intero', de: 'Ganz' }, value: 'intero' },
  ],
}

/** The letters about one order. */
const lettersAbout = async (orderId: number) =>
  (await mailsOf(shop)).filter(({ subject }) => subject.includes(String(orderId)))

describe('with the name of goods stand their format and what was chosen of them', () => {
  const loaf = { pack: { it: 'filone 1 kg', de: 'Laib 1 kg' }, selectOptions: [slicing] }
  beforeAll(async () => {
    await shop.shop.db.update(product).set(loaf).where(eq(product.id, shop.world.products.pasta))
    await catalogueChanged(shop)
  })

  const buyerOfLoaf = async (language: 'it' | 'de', taglio = 'fette') => {
    const buyer = await buyerWith(shop, { wine: 2 }, { language })
    const item = { productId: shop.world.products.pasta, quantity: 2, params: { taglio } }
    const { data } = await buyer.call(cartAdd, { body: { items: [item] } })
    return { buyer, line: data.cartItems?.at(-1) }
  }

  test.each([
    ['it', 'filone 1 kg', 'Taglio: A fette'],
    ['de', 'Laib 1 kg', 'Schnitt: In Scheiben'],
  ] as const)('in the cart, the order and its letter, in %s', async (language, pack, chosen) => {
    const { buyer, line } = await buyerOfLoaf(language)
    expect(line).toMatchObject({ product: { description: pack }, optionsText: chosen })
    const { orderId } = await atTheDoor(buyer)
    const { orderItems } = await viewOrder(buyer, orderId)
    expect(orderItems.map(({ description, optionsText }) => [description, optionsText])).toEqual([
      ['1 pz', undefined],
      [pack, chosen],
    ])
    const [letter] = await lettersAbout(orderId)
    expect(letter?.text).toContain(`2 × Spaghetti, ${pack} · ${chosen}`)
    expect(letter?.html).toContain(`2 × Spaghetti, ${pack} · ${chosen}`)
  })

  test('in the changes of an order and their letter, where the same loaf comes in two cuts', async () => {
    const { buyer } = await buyerOfLoaf('it')
    const { orderId } = await atTheDoor(buyer)
    await modify(buyer, orderId)
    const whole = { productId: shop.world.products.pasta, quantity: 1, params: { taglio: 'intero' } }
    await buyer.call(cartAdd, { body: { items: [whole] } })
    const { goods } = await changesOf(buyer, orderId)
    expect(goods).toMatchObject([{ name: 'Spaghetti', description: 'filone 1 kg', optionsText: 'Taglio: Intero' }])
    await confirm(buyer, orderId)
    const letters = await lettersAbout(orderId)
    expect(letters.at(-1)?.text).toContain('Spaghetti, filone 1 kg · Taglio: Intero')
  })

  test('as they were sold, when the catalogue has moved on', async () => {
    const { buyer } = await buyerOfLoaf('it')
    const { orderId } = await atTheDoor(buyer)
    const smaller = { pack: { it: 'filone 900 g' }, selectOptions: [] }
    await shop.shop.db.update(product).set(smaller).where(eq(product.id, shop.world.products.pasta))
    const { orderItems } = await viewOrder(buyer, orderId)
    await shop.shop.db.update(product).set(loaf).where(eq(product.id, shop.world.products.pasta))
    expect(orderItems.at(-1)).toMatchObject({ description: 'filone 1 kg', optionsText: 'Taglio: A fette' })
  })
})

describe('what is said of the money is true of the way of paying', () => {
  test('a card holds it', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'accepted')
    await result(buyer, { orderId })
    expect((await viewOrder(buyer, orderId)).money).toEqual([{ kind: 'held', name: 'Carta online', amount: 22.41 }])
    const [letter] = await lettersAbout(orderId)
    expect(letter?.text).toMatch(/Carta online: 22,41\s€ riservati\./)
  })

  test('at the door it is handed over', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    expect((await viewOrder(buyer, orderId)).money).toEqual([{ kind: 'door', name: 'Alla consegna', amount: 21.49 }])
    const [letter] = await lettersAbout(orderId)
    expect(letter?.text).toMatch(/paghi 21,49\s€ quando ricevi la spesa\./)
    expect(letter?.text).not.toContain('riservati')
  })

  test('a company’s account owes it, and no card is spoken of', async () => {
    const company = await buyerWith(shop, { wine: 2, apples: 1 }, { customerType: 'company' })
    const paymentTypeId = paymentType.deferred
    await shop.shop.db.insert(creditAgreement).values({ userId: company.userId, paymentTypeId, limitCents: 500_00 })
    const { orderId } = await payingWith(company, paymentTypeId)
    expect((await viewOrder(company, orderId)).money).toEqual([
      { kind: 'account', name: 'Pagamento differito', amount: 21.49 },
    ])
    const [letter] = await lettersAbout(orderId)
    expect(letter?.text).toMatch(/Pagamento differito: 21,49\s€ vanno sul conto della tua azienda/)
    expect(letter?.text).not.toMatch(/riservati|[Cc]arta/)
  })
})

describe('a saving has one name', () => {
  test('in the cart, the order and its letter: that of the promotion or the voucher', async () => {
    const terms = { typeId: 1, pieces: 3, paidPieces: 2, validFrom: '2026-11-01', validTo: '2026-12-31' }
    const [row] = await shop.shop.db
      .insert(promotion)
      .values({ ...terms, warehouseId: 1, name: { it: 'Latte in festa' }, view: { body: { it: 'Latte in festa' } } })
      .returning({ id: promotion.id })
    const promotionId = row?.id ?? 0
    await shop.shop.db.insert(promotionProduct).values({ promotionId, productId: shop.world.products.milk })
    await catalogueChanged(shop)
    const buyer = await buyerWith(shop, { wine: 2, milk: 3 })
    const { code } = await certificate(shop, { adjustmentTypeId: giftAdjustmentType.openCode })
    const savings = ({ description, amount }: { description: string; amount: number }) =>
      amount < 0 ? [`${description} ${amount}`] : []
    const cart = await add(buyer, code)
    const named = ['Latte in festa -1.45', `Buono ${code} -3`]
    expect(cart?.orderAdjustmentSummary.orderAdjustments.flatMap(savings)).toEqual(named)
    const { orderId } = await atTheDoor(buyer)
    expect((await viewOrder(buyer, orderId)).orderAdjustments.flatMap(savings)).toEqual(named)
    const [letter] = await lettersAbout(orderId)
    expect(letter?.text).toContain('Latte in festa')
    await shop.shop.db.delete(promotion).where(eq(promotion.id, promotionId))
    await catalogueChanged(shop)
  })
})

describe('an order that waits for its payment', () => {
  const unpaidOrder = async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'declined')
    await expect.poll(async () => (await result(buyer, { orderId })).orderStatusId).toBe(11)
    return { buyer, orderId }
  }

  test('says until when, by itself and in the list, and can be paid exactly so long', async () => {
    const { buyer, orderId } = await unpaidOrder()
    const payableUntil = new Date(testNow.getTime() + 3_600_000).toISOString()
    expect(await viewOrder(buyer, orderId)).toMatchObject({ payableUntil, can: { retryPayment: true } })
    expect((await buyer.call(ordersList, { query: {} })).data.orders).toMatchObject([{ orderId, payableUntil }])
    await later(shop, 60)
    const over = await viewOrder(buyer, orderId)
    expect(over.payableUntil).toBeUndefined()
    expect(over.can.retryPayment).toBe(false)
    await expect(buyer.call(ordersPayment, { body: { order_id: orderId } })).rejects.toMatchObject({
      code: 'error.order.notPayable',
    })
  })

  test('is one that is not paid: others say nothing of the kind', async () => {
    const buyer = await buyerWith(shop)
    await atTheDoor(buyer)
    const { orders } = (await buyer.call(ordersList, { query: {} })).data
    expect(orders.map(({ payableUntil }) => payableUntil)).toEqual([undefined])
  })
})
