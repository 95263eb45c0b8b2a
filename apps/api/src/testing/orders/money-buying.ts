import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import { fulfilmentFinish, fulfilmentSubstitute } from '@bottega/contract/fulfilment/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { creditAgreement } from '../../trade/payments/credit/credit.tables.ts'
import { giveCard } from '../loyalty.ts'
import { onBankPage, type ShopWithBank } from '../servers/shop-with-bank.ts'
import { type Buyer, buyerWith, payingWith, result } from './buying.ts'
import { invoicedTo } from './invoiced-to.ts'
import { type Course, goods, type Goods } from './money-course.ts'
import { agree, type ModelOrder, unlessRefused } from './money-order.ts'
import { orderedOf } from './money-oracle.ts'
import { found, lineOf, named, pickList, start } from './pickers.ts'
import { certificate, send as sendVoucher } from './vouchers.ts'
import { randomUUID } from 'node:crypto'

/** Buys what a course wants in its way; the customer pays where there is a page. */
export async function buy(shop: ShopWithBank, course: Course): Promise<{ buyer: Buyer; orderId: number }> {
  const { way } = course
  const isCompany = way === 'account'
  const ordered = Object.fromEntries(goods.map((name) => [name, orderedOf(course, name)]))
  const buyer = await buyerWith(shop, ordered, isCompany ? { customerType: 'company' } : {})
  if (way === 'points') await giveCard(shop, buyer)
  if (way === 'voucher') {
    const { cartItems = [] } = (await buyer.call(cartView, { query: {} })).data
    const wine = cartItems.find(({ product }) => product.productId === shop.world.products.wine)
    await sendVoucher(buyer, (await certificate(shop, { scope: 'line', discount: 250 })).code, wine?.itemId ?? 0)
  }
  if (isCompany) {
    await buyer.call(billingUpdate, { body: invoicedTo })
    await buyer.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    await shop.shop.db
      .insert(creditAgreement)
      .values({ userId: buyer.userId, paymentTypeId: paymentType.deferred, limitCents: 5000_00 })
  }
  const mealVouchers = Array.from({ length: 4 }, () => 8)
  const paid = {
    card: () => payingWith(buyer, paymentType.card),
    voucher: () => payingWith(buyer, paymentType.card),
    points: () => payingWith(buyer, paymentType.card),
    door: () => payingWith(buyer, paymentType.onDelivery),
    paper: () =>
      payingWith(buyer, paymentType.mealVoucherPaper, { mealVouchers, restPaymentTypeId: paymentType.onDelivery }),
    split: () => payingWith(buyer, paymentType.mealVoucherCard, { mealVouchers, restPaymentTypeId: paymentType.card }),
    account: () => payingWith(buyer, paymentType.deferred),
  }[way]
  const { orderId, redirectUrl } = await paid()
  let page = redirectUrl
  while (page !== undefined) {
    await onBankPage(page, 'accepted')
    page = (await result(buyer, { orderId })).redirectUrl
  }
  return { buyer, orderId }
}

/** Grams of loose goods and pieces of all others, as the picker types them; false where the shop refuses so much. */
async function count({ shop, staff, orderId, oracle }: ModelOrder, name: Goods, amount: number): Promise<boolean> {
  const what = name === 'apples' ? { grams: amount } : { quantity: amount }
  const list = await unlessRefused(() => found(shop, staff.picker, orderId, name, what))
  if (list !== undefined) oracle.pack(name, name === 'apples' ? amount : amount * 1000)
  return list !== undefined
}

/** Something else for a line of which nothing was found. */
async function putInstead({ shop, staff: { picker }, orderId, oracle }: ModelOrder, name: Goods): Promise<void> {
  const list = await pickList(picker, orderId)
  const body = { ...named(list, lineOf(shop, list, name)), product_id: shop.world.products.lastOne, quantity: 1 }
  const reply = await unlessRefused(() => picker.call(fulfilmentSubstitute, { body }))
  if (reply !== undefined) oracle.substitute(name)
}

function amountOf(course: Course, name: Goods): number {
  const how = course.picking[name]
  if (how === 'none' || how === 'substitute') return 0
  const ordered = orderedOf(course, name)
  if (name === 'apples') return Math.round(ordered * 10 * course.weight)
  return how === 'short' ? 1 : ordered
}

/** Picks and packs an order; what was put into its bags is told to the oracle. */
export async function pickAll(model: ModelOrder, course: Course): Promise<void> {
  const { orderId, oracle, accepted } = model
  const { picker } = model.staff
  await start(picker, orderId)
  for (const name of goods) {
    // Too heavy for what the bank holds: a kilogram is taken.
    if (!(await count(model, name, amountOf(course, name)))) await count(model, name, 1000)
    if (course.picking[name] === 'substitute' && name !== 'apples') await putInstead(model, name)
  }
  const idempotencyKey = randomUUID()
  const finish = () => picker.call(fulfilmentFinish, { body: { order_id: orderId, bags: 2 }, idempotencyKey })
  const hasFinished = (await unlessRefused(finish)) !== undefined
  agree(oracle.isPackedEmpty ? 'refused' : 'accepted', hasFinished, 'the end of picking')
  // An order of which nothing was found is not packed: a bottle is found after all.
  if (!hasFinished) {
    await count(model, 'wine', 1)
    await finish()
  }
  accepted.push(finish)
}
