import type { CallArguments } from '@bottega/contract/api.ts'
import { callUrl } from '@bottega/contract/call-url.ts'
import { calls, type Call, type CallName } from '@bottega/contract/calls.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userPaymentAuth } from '../db/schema/payments.ts'
import { buyerWith, put } from '../testing/buying.ts'
import { modify, orderAtTheDoor, type OwnOrder } from '../testing/changing.ts'
import { openTestShop, type Person, type TestShop } from '../testing/test-shop.ts'
import { add, certificate } from '../testing/vouchers.ts'

/** What belongs to one person, by the names the calls have for it. */
interface Ids {
  address: number
  list: number
  order: number
  cart: number
  line: number
  card: number
  phone: string
  code: string
}

const missing: Ids = {
  address: 2_000_000_001,
  list: 2_000_000_001,
  order: 2_000_000_001,
  cart: 2_000_000_001,
  line: 2_000_000_001,
  card: 2_000_000_001,
  phone: 'nobody-has-this-phone',
  code: 'NOSUCHCODE',
}

/** How each call that names somebody's own names it. */
const naming: { [Name in CallName]?: (ids: Ids) => CallArguments<Name> } = {
  'addresses.view': ({ address }) => ({ query: { address_id: address } }),
  'addresses.update': ({ address }) => ({
    body: {
      addressId: address,
      deliveryServiceId: 2,
      addressName: 'Mia',
      address1: 'Via Larga',
      addressNumber: '1',
      city: 'Milano',
      province: 'MI',
      postalcode: '20122',
      saveAnyway: true,
    },
  }),
  'addresses.select': ({ address }) => ({ body: { address_id: address } }),
  'addresses.delete': ({ address }) => ({ query: { address_id: address } }),
  'lists.view': ({ list }) => ({ query: { list_id: list } }),
  'lists.update': ({ list }) => ({ body: { list_id: list, name: 'Mia' } }),
  'lists.delete': ({ list }) => ({ body: { list_id: list } }),
  'lists.addProducts': ({ list }) => ({ body: { wishlistId: list, items: [{ productId: 1 }] } }),
  'lists.deleteProducts': ({ list }) => ({ body: { wishlistId: list, items: [{ productId: 1 }] } }),
  'products.list': ({ list }) => ({ query: { parent_wishlist_id: list } }),
  'cart.addAllFromWishlist': ({ list }) => ({ body: { list_id: list } }),
  'cart.addAllFromOrder': ({ order }) => ({ body: { order_id: order } }),
  'cart.update': ({ line }) => ({ body: { items: [{ itemId: line, quantity: 5 }] } }),
  'cart.delete': ({ line }) => ({ body: { items: [{ itemId: line }] } }),
  'cart.updateInfos': ({ line }) => ({ body: { items: [{ itemId: line, infos: { accept_alternatives: 'false' } }] } }),
  'cart.close': ({ cart }) => ({ body: { cart_id: cart } }),
  'vouchers.sendCode': ({ line }) => ({ body: { code: 'ANYBODY', itemId: line } }),
  'vouchers.removeCode': ({ line }) => ({ body: { code: 'VICTIMS', itemId: line } }),
  'vouchers.addCode': ({ code }) => ({ body: { code } }),
  'vouchers.check': ({ code }) => ({ query: { code } }),
  'orders.view': ({ order }) => ({ query: { order_id: order } }),
  'orders.delete': ({ order }) => ({ body: { order_id: order } }),
  'orders.modify': ({ order }) => ({ body: { order_id: order } }),
  'orders.changes': ({ order }) => ({ query: { order_id: order } }),
  'orders.confirmChanges': ({ order }) => ({ body: { order_id: order } }),
  'orders.leaveChanges': ({ order }) => ({ body: { order_id: order } }),
  'orders.payment': ({ order }) => ({ body: { order_id: order } }),
  'orders.modifyPaymentType': ({ order }) => ({ body: { order_id: order, payment_type_id: paymentType.onDelivery } }),
  'checkout.paymentResult': ({ order }) => ({ body: { order_id: order } }),
  'checkout.prebilledAmount': ({ order }) => ({ query: { order_id: order } }),
  'checkout.buy': ({ card }) => ({ query: { payment_type_id: paymentType.card, user_payment_auth_id: card } }),
  'paymentTypes.list': ({ order }) => ({ query: { order_id: order } }),
  'paymentTypes.removeAuth': ({ card }) => ({ body: { user_payment_auth_id: card } }),
  'push.unregister': ({ phone }) => ({ query: { platform: 'ios', uuid: phone } }),
}
const names = Object.keys(naming) as CallName[]

let shop: TestShop
let victim: OwnOrder
let theirs: Ids
let stranger: Person

beforeAll(async () => {
  shop = await openTestShop({ PAYMENT_SANDBOX_URL: 'http://127.0.0.1:9' })
  const { db } = shop.shop
  const open = await certificate(shop, { code: 'ANYBODY', scope: 'line' })
  const assigned = await certificate(shop, { code: 'VICTIMS', adjustmentTypeId: 1001 })
  victim = await orderAtTheDoor(shop)
  const { buyer, orderId } = victim
  await db.execute(sql`insert into user_gift_certificate (gift_certificate_id, user_id, balance)
    values (${assigned.id}, ${buyer.userId}, 1)`)
  const card = { provider: 'sandbox', token: 'token', brand: 'Visa', lastDigits: '4242', expiresMonth: '2030-01' }
  const [saved] = await db
    .insert(userPaymentAuth)
    .values({ ...card, userId: buyer.userId, paymentTypeId: paymentType.card })
    .returning()
  const { data } = await buyer.call('lists.insert', { body: { name: 'Festa' } })
  await buyer.call('lists.addProducts', { body: { wishlistId: data.list.listId, items: [{ productId: 1 }] } })
  await db.execute(sql`insert into device (user_id, platform, uuid, registered_at)
    values (${buyer.userId}, 'ios', 'phone-of-the-victim', now())`)
  await modify(buyer, orderId)
  await add(buyer, 'VICTIMS')
  const { data: draft } = await put(shop, buyer, { milk: 1 })
  theirs = {
    address: buyer.addressId ?? 0,
    list: data.list.listId,
    order: orderId,
    cart: draft.cartId,
    line: draft.cartItems?.[0]?.itemId ?? 0,
    card: saved?.id ?? 0,
    phone: 'phone-of-the-victim',
    code: assigned.code,
  }
  stranger = await buyerWith(shop)
  await add(stranger, open.code)
})
afterAll(() => shop.close())

/** What the stranger is told: status, refusals and data, everything but who asked. */
async function answerTo(name: CallName, ids: Ids): Promise<unknown> {
  const call: Call = calls[name]
  const { query, body }: { query?: object; body?: object } = naming[name]?.(ids) ?? {}
  const reply = await shop.app.inject({
    method: call.method,
    url: callUrl(call, { ...query }),
    headers: { 'x-ebsn-client': 'site', 'x-ebsn-account': stranger.token },
    ...(call.method === 'GET' ? {} : { payload: body ?? {} }),
  })
  const { response, data } = reply.json<Envelope<unknown>>()
  return { status: reply.statusCode, response, data }
}

/** Every row that is the victim's or hangs on what is. */
async function everythingOfVictim() {
  const tables = [
    sql`select * from address where user_id = ${victim.buyer.userId} order by id`,
    sql`select * from cart where user_id = ${victim.buyer.userId} order by id`,
    sql`select l.* from cart_line l join cart c on c.id = l.cart_id where c.user_id = ${victim.buyer.userId} order by l.id`,
    sql`select v.* from cart_voucher v join cart c on c.id = v.cart_id where c.user_id = ${victim.buyer.userId}`,
    sql`select * from shop_order where user_id = ${victim.buyer.userId} order by id`,
    sql`select * from order_draft where order_id = ${victim.orderId}`,
    sql`select * from slot_hold where user_id = ${victim.buyer.userId} order by id`,
    sql`select * from wishlist where user_id = ${victim.buyer.userId}`,
    sql`select * from wishlist_item where list_id = ${theirs.list}`,
    sql`select * from user_payment_auth where user_id = ${victim.buyer.userId}`,
    sql`select * from user_gift_certificate where user_id = ${victim.buyer.userId}`,
    sql`select * from device where user_id = ${victim.buyer.userId}`,
    sql`select * from payment_attempt where order_id = ${victim.orderId}`,
  ]
  const rows: unknown[] = []
  for (const table of tables) {
    const found = (await shop.shop.db.execute(table)).rows
    expect(found).not.toEqual([])
    rows.push(found)
  }
  return rows
}

test('every call for owners is asked for something of somebody else', () => {
  const forOwners = Object.entries(calls).flatMap(([name, { access }]) => (access === 'owner' ? [name] : []))
  expect(names).toEqual(expect.arrayContaining(forOwners))
})

describe('what is somebody else’s is answered like what never was, and stays as it is', () => {
  test.each(names)('%s', async (name) => {
    const before = await everythingOfVictim()
    const answer = await answerTo(name, theirs)
    expect(answer).toEqual(await answerTo(name, missing))
    expect(await everythingOfVictim()).toEqual(before)
  })
})
