import { personFiscalDelete } from '@bottega/contract/billing/calls.ts'
import { duesPay, duesPaymentResult, duesTransactions } from '@bottega/contract/dues/calls.ts'
import { documentsFile, documentsXml } from '@bottega/contract/documents/calls.ts'
import { cuFormUpdate, cuFormView } from '@bottega/contract/forms/calls.ts'
import {
  householdAccepts,
  householdCancelInvitation,
  householdDeclines,
  householdRemoveMember,
  householdSetMember,
} from '@bottega/contract/household/calls.ts'
import { listsInsert, listsShare, listsView } from '@bottega/contract/lists/calls.ts'
import { paymentTypesRemoveAuth } from '@bottega/contract/checkout/calls.ts'
import { couponsAdd, vouchersSendCode } from '@bottega/contract/vouchers/calls.ts'
import { messagesView } from '@bottega/contract/messages/calls.ts'
import { offersWithdraw } from '@bottega/contract/offers/calls.ts'
import { personsAnswer, personsEnd } from '@bottega/contract/persons/calls.ts'
import { returnsCancel, returnsView } from '@bottega/contract/returns/calls.ts'
import { orderNoteUpdate, ordersView } from '@bottega/contract/orders/calls.ts'
import { addressesView } from '@bottega/contract/delivery/calls.ts'
import { rewardRequest } from '../../../trade/loyalty/rewards/rewards.tables.ts'
import { standingOrder, standingProposal } from '../../../trade/standing-orders/standing-orders.tables.ts'
import { stockWish } from '../../../trade/stock-wishes/stock-wishes.tables.ts'
import { appUser } from '../../accounts/accounts.tables.ts'
import { describedCalls } from '@bottega/contract/areas.ts'
import type { Call } from '@bottega/contract/call.ts'
import { eq } from 'drizzle-orm'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith, type Buyer } from '../../../testing/orders/buying.ts'
import { nameOfCall } from '../../../testing/all-calls.ts'
import { actingFor } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let otherCustomer: Buyer
let owner: Buyer
/** A staff member who acts for the other customer. */
let acting: Person
/** May read the owner's list. */
let guest: Person
/** The owner's ids under the names that calls use; and the same names with ids that do not exist. */
let ownersIds: Record<
  | 'order_id'
  | 'list_id'
  | 'wishlistId'
  | 'address_id'
  | 'userId'
  | 'request_id'
  | 'wish_id'
  | 'standing_order_id'
  | 'proposal_id',
  number
>
const missing = {
  order_id: 2_000_000_000,
  list_id: 2_000_000_000,
  wishlistId: 2_000_000_000,
  address_id: 2_000_000_000,
  userId: 2_000_000_000,
  request_id: 2_000_000_000,
  wish_id: 2_000_000_000,
  standing_order_id: 2_000_000_000,
  proposal_id: 2_000_000_000,
}

beforeAll(async () => {
  shop = await openTestShop()
  owner = await buyerWith(shop)
  const { orderId } = await atTheDoor(owner)
  const { data } = await owner.call(listsInsert, { body: { name: 'Settimana' } })
  const { listId } = data.list
  const [asked] = await shop.shop.db
    .insert(rewardRequest)
    .values({ userId: owner.userId, rewards: [], points: 1 })
    .returning()
  const [standing] = await shop.shop.db
    .insert(standingOrder)
    .values({
      userId: owner.userId,
      listId,
      addressId: owner.addressId,
      storeId: shop.world.stores.milano,
      nextDay: '2026-11-25',
      beginMinute: 600,
      endMinute: 720,
      everyWeeks: 1,
    })
    .returning()
  const [proposal] = await shop.shop.db
    .insert(standingProposal)
    .values({ standingOrderId: standing?.id ?? 0, userId: owner.userId, day: '2026-11-18', lines: [] })
    .returning()
  const [wish] = await shop.shop.db
    .insert(stockWish)
    .values({ userId: owner.userId, storeId: shop.world.stores.milano, productId: shop.world.products.soldOut })
    .returning()
  ownersIds = {
    order_id: orderId,
    list_id: listId,
    wishlistId: listId,
    address_id: owner.addressId ?? 0,
    userId: owner.userId,
    request_id: asked?.id ?? 0,
    wish_id: wish?.id ?? 0,
    standing_order_id: standing?.id ?? 0,
    proposal_id: proposal?.id ?? 0,
  }
  otherCustomer = await buyerWith(shop)
  acting = await actingFor(shop, otherCustomer.userId)
  guest = await shop.shopper()
  const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, guest.userId))
  await owner.call(listsShare, { body: { list_id: listId, email: row?.email ?? '', permission: 'READ' } })
})
afterAll(() => shop.close())

const ownersCalls = [...describedCalls.values()].filter(({ call }) => call.access === 'owner')

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

type Ids = typeof missing
/** Whole and valid but for whose it is. */
const standingHours = { first_day: '2026-11-25', begin_minute: 600, end_minute: 720, every_weeks: 1 }
const inputs: Readonly<Record<string, (ids: Ids) => { query?: object; body?: object }>> = {
  cartAddAllFromOrder: ({ order_id }) => ({ body: { order_id } }),
  cartAddAllFromWishlist: ({ list_id }) => ({ body: { list_id } }),
  listsView: ({ list_id }) => ({ query: { list_id } }),
  listsUpdate: ({ list_id }) => ({ body: { list_id, name: 'Mia' } }),
  listsDelete: ({ list_id }) => ({ body: { list_id } }),
  listsAddProducts: ({ wishlistId }) => ({ body: { wishlistId, items: [{ productId: shop.world.products.milk }] } }),
  listsDeleteProducts: ({ wishlistId }) => ({
    body: { wishlistId, items: [{ productId: shop.world.products.milk }] },
  }),
  listsUpdateProducts: ({ wishlistId }) => ({
    body: { wishlistId, items: [{ productId: shop.world.products.milk }] },
  }),
  listsSelect: ({ list_id }) => ({ body: { list_id } }),
  listsConfirm: ({ list_id }) => ({ body: { list_id, address_id: otherCustomer.addressId } }),
  listsShares: ({ list_id }) => ({ query: { list_id } }),
  listsShare: ({ list_id }) => ({ body: { list_id, email: 'amica@bottega.example', permission: 'READ' } }),
  listsUnshare: ({ list_id }) => ({ body: { list_id, email: 'amica@bottega.example' } }),
  addressesView: ({ address_id }) => ({ query: { address_id } }),
  addressesUpdate: ({ address_id }) => ({ body: { ...elsewhere, addressId: address_id } }),
  addressesSelect: ({ address_id }) => ({ body: { address_id } }),
  addressesSetDefault: ({ address_id }) => ({ body: { address_id } }),
  addressesDelete: ({ address_id }) => ({ query: { address_id } }),
  checkoutPaymentResult: ({ order_id }) => ({ body: { order_id } }),
  standingOrderTimes: ({ address_id }) => ({ query: { address_id } }),
  standingOrderAdd: ({ list_id, address_id }) => ({ body: { ...standingHours, list_id, address_id } }),
  standingOrderChange: ({ standing_order_id, list_id, address_id }) => ({
    body: { ...standingHours, standing_order_id, list_id, address_id },
  }),
  standingOrderPause: ({ standing_order_id }) => ({ body: { standing_order_id } }),
  standingOrderResume: ({ standing_order_id }) => ({ body: { standing_order_id } }),
  standingOrderSkip: ({ standing_order_id }) => ({ body: { standing_order_id, day: '2026-11-25' } }),
  standingOrderEnd: ({ standing_order_id }) => ({ body: { standing_order_id } }),
  standingProposalView: ({ proposal_id }) => ({ query: { proposal_id } }),
  standingProposalTake: ({ proposal_id }) => ({ body: { proposal_id } }),
  stockWishDelete: ({ wish_id }) => ({ body: { wish_id } }),
  rewardsTakeBack: ({ request_id }) => ({ body: { request_id } }),
  customerLifetime: ({ userId }) => ({ query: { userId } }),
  ordersView: ({ order_id }) => ({ query: { order_id } }),
  ordersReceipt: ({ order_id }) => ({ query: { order_id } }),
  ordersDelete: ({ order_id }) => ({ body: { order_id } }),
  ordersModify: ({ order_id }) => ({ body: { order_id } }),
  ordersAdd: ({ order_id }) => ({ body: { order_id, item_ids: [1] } }),
  ordersChanges: ({ order_id }) => ({ query: { order_id } }),
  ordersConfirmChanges: ({ order_id }) => ({ body: { order_id } }),
  ordersLeaveChanges: ({ order_id }) => ({ body: { order_id } }),
  ordersReserve: ({ order_id }) => ({ body: { order_id, distance: 100 } }),
  ordersSaveSubstitutes: ({ order_id }) => ({
    body: { order_id, items: [{ orderItemId: 1, acceptAlternatives: true }] },
  }),
  ordersSaveDoor: ({ order_id }) => ({ body: { order_id, ifAbsent: 'door' } }),
  fulfilmentOwnStop: ({ order_id }) => ({ query: { order_id } }),
  ordersReorderView: ({ order_id }) => ({ query: { order_id } }),
  ordersChangeDates: ({ order_id }) => ({ query: { order_id } }),
  ordersChangeDate: ({ order_id }) => ({ body: { order_id, new_order_date: '2026-11-30' } }),
  tokenOrderCreate: ({ order_id }) => ({ body: { order_id } }),
  orderNoteAdd: ({ order_id }) => ({ body: { order_id, body: 'Bene' } }),
  ordersPayment: ({ order_id }) => ({ body: { order_id } }),
  returnsOptions: ({ order_id }) => ({ query: { order_id } }),
  withdrawalOptions: ({ order_id }) => ({ query: { order_id } }),
  returnsRequest: ({ order_id }) => ({
    body: { order_id, refund_method_id: 6, items: [{ order_item_id: 1, quantity: 1, reason: 'damaged' }] },
  }),
  ordersModifyPaymentType: ({ order_id }) => ({ body: { order_id, payment_type_id: 2 } }),
}

const outcomeOf = (person: { call: unknown }, call: Call, input: object) =>
  (person.call as (this: void, call: Call, input: object) => Promise<unknown>)(call, input).then(
    () => 'done',
    (error: { code: string; text: string }) => `${error.code}: ${error.text}`,
  )

const callsWithIds = ownersCalls.filter(({ name }) => name in inputs)
test('another customer’s id is answered like one that never existed', () =>
  holdsForEach(callsWithIds, nameOfCall, async ({ name, call }) => {
    const input = inputs[name]
    const answered = await outcomeOf(otherCustomer, call, input?.(ownersIds) ?? {})
    expect(answered).toMatch(/notFound/)
    expect(answered).toBe(await outcomeOf(otherCustomer, call, input?.(missing) ?? {}))
  }))

test('staff who act for a customer are answered as that customer [http-44]', () =>
  holdsForEach(callsWithIds, nameOfCall, async ({ name, call }) => {
    const answered = await outcomeOf(acting, call, inputs[name]?.(ownersIds) ?? {})
    expect(answered).toMatch(call.personal === true ? /notWhileActing/ : /notFound/)
  }))

const listWrites = callsWithIds.filter(({ name, call }) => name.startsWith('lists') && call.effect === 'write')
/** It changes the guest's own cart, and nothing of the list. */
const guestsOwn = new Set(['listsConfirm'])

test('no call changes a list for a guest who may read it [http-45]', () => {
  const writes = listWrites.filter(({ name }) => !guestsOwn.has(name))
  return holdsForEach(writes, nameOfCall, async ({ name, call }) => {
    expect(await outcomeOf(guest, call, inputs[name]?.(ownersIds) ?? {})).toMatch(/readOnly|ownerOnly|notFound/)
  })
})

test('only vouchers, saved cards, notes, custom forms, returns, offers, documents, dues, fiscal persons, persons of an account and households, which have tests of their own, are not asked for here [http-4]', () => {
  const others = ownersCalls.filter(({ name }) => !(name in inputs)).map(({ call }) => call)
  expect(new Set(others)).toEqual(
    new Set([
      couponsAdd,
      cuFormUpdate,
      cuFormView,
      orderNoteUpdate,
      paymentTypesRemoveAuth,
      vouchersSendCode,
      messagesView,
      offersWithdraw,
      householdAccepts,
      householdCancelInvitation,
      householdDeclines,
      householdRemoveMember,
      householdSetMember,
      returnsView,
      returnsCancel,
      documentsFile,
      documentsXml,
      personFiscalDelete,
      personsAnswer,
      personsEnd,
      duesTransactions,
      duesPay,
      duesPaymentResult,
    ]),
  )
  expect(callsWithIds).toHaveLength(Object.keys(inputs).length)
})

test('and the owner has everything as it was [http-5]', async () => {
  const { data } = await owner.call(ordersView, { query: { order_id: ownersIds.order_id } })
  expect(data.order.orderId).toBe(ownersIds.order_id)
  const { list } = (await owner.call(listsView, { query: { list_id: ownersIds.list_id } })).data
  expect(list).toMatchObject({ name: 'Settimana' })
  const home = await owner.call(addressesView, { query: { address_id: ownersIds.address_id } })
  expect(home.data.address.addressName).toBe('Casa')
})
