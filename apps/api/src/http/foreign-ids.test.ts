import { calls, type Call, type CallName } from '@bottega/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith, type Buyer } from '../testing/buying.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let stranger: Buyer
let owner: Buyer
/** Things that are the owner's, by what calls name them with; and the same names with ids nobody has. */
let theirs: Record<'order_id' | 'list_id' | 'wishlistId' | 'address_id', number>
const nobodys = {
  order_id: 2_000_000_000,
  list_id: 2_000_000_000,
  wishlistId: 2_000_000_000,
  address_id: 2_000_000_000,
}

beforeAll(async () => {
  shop = await openTestShop()
  owner = await buyerWith(shop)
  const { orderId } = await atTheDoor(owner)
  const { data } = await owner.call('lists.insert', { body: { name: 'Settimana' } })
  const { listId } = data.list
  theirs = { order_id: orderId, list_id: listId, wishlistId: listId, address_id: owner.addressId ?? 0 }
  stranger = await buyerWith(shop)
})
afterAll(() => shop.close())

const ownersCalls = (Object.entries(calls) as [CallName, Call][])
  .filter(([, { access }]) => access === 'owner')
  .map(([name]) => name)

const elsewhere = {
  addressType: 'home',
  deliveryServiceId: 2,
  addressName: 'Mia',
  address1: 'Via Larga',
  addressNumber: '8',
  city: 'Milano',
  province: 'MI',
  postalcode: '20122',
}

type Ids = typeof nobodys
/** Whole and valid but for whose it is. */
const asked: Partial<Record<CallName, (ids: Ids) => { query?: object; body?: object }>> = {
  'cart.addAllFromOrder': ({ order_id }) => ({ body: { order_id } }),
  'cart.addAllFromWishlist': ({ list_id }) => ({ body: { list_id } }),
  'lists.view': ({ list_id }) => ({ query: { list_id } }),
  'lists.update': ({ list_id }) => ({ body: { list_id, name: 'Mia' } }),
  'lists.delete': ({ list_id }) => ({ body: { list_id } }),
  'lists.addProducts': ({ wishlistId }) => ({ body: { wishlistId, items: [{ productId: shop.world.products.milk }] } }),
  'lists.deleteProducts': ({ wishlistId }) => ({
    body: { wishlistId, items: [{ productId: shop.world.products.milk }] },
  }),
  'addresses.view': ({ address_id }) => ({ query: { address_id } }),
  'addresses.update': ({ address_id }) => ({ body: { ...elsewhere, addressId: address_id } }),
  'addresses.select': ({ address_id }) => ({ body: { address_id } }),
  'addresses.delete': ({ address_id }) => ({ query: { address_id } }),
  'checkout.paymentResult': ({ order_id }) => ({ body: { order_id } }),
  'orders.view': ({ order_id }) => ({ query: { order_id } }),
  'orders.delete': ({ order_id }) => ({ body: { order_id } }),
  'orders.modify': ({ order_id }) => ({ body: { order_id } }),
  'orders.changes': ({ order_id }) => ({ query: { order_id } }),
  'orders.confirmChanges': ({ order_id }) => ({ body: { order_id } }),
  'orders.leaveChanges': ({ order_id }) => ({ body: { order_id } }),
  'orders.payment': ({ order_id }) => ({ body: { order_id } }),
  'orders.modifyPaymentType': ({ order_id }) => ({ body: { order_id, payment_type_id: 2 } }),
}

const outcomeOf = (person: { call: unknown }, name: CallName, input: object) =>
  (person.call as (this: void, name: CallName, input: object) => Promise<unknown>)(name, input).then(
    () => 'done',
    (error: { code: string; text: string }) => `${error.code}: ${error.text}`,
  )

test.each(Object.keys(asked) as CallName[])('%s answers somebody else’s id as one that never was', async (name) => {
  const input = asked[name]
  const foreign = await outcomeOf(stranger, name, input?.(theirs) ?? {})
  expect(foreign).toMatch(/notFound/)
  expect(foreign).toBe(await outcomeOf(stranger, name, input?.(nobodys) ?? {}))
})

test('only vouchers and saved cards, which have tests of their own, are not asked for here', () => {
  expect(ownersCalls.filter((name) => !(name in asked)).toSorted()).toEqual([
    'paymentTypes.removeAuth',
    'vouchers.sendCode',
  ])
})

test('and the owner has everything as it was', async () => {
  const { data } = await owner.call('orders.view', { query: { order_id: theirs.order_id } })
  expect(data.order.orderId).toBe(theirs.order_id)
  const { list } = (await owner.call('lists.view', { query: { list_id: theirs.list_id } })).data
  expect(list).toMatchObject({ name: 'Settimana' })
  const home = await owner.call('addresses.view', { query: { address_id: theirs.address_id } })
  expect(home.data.address.addressName).toBe('Casa')
})
