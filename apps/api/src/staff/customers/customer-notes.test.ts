import { fulfilmentOrder } from '@bottega/contract/fulfilment/calls.ts'
import { staffCustomer, staffNoteCustomer, staffUnnoteCustomer } from '@bottega/contract/staff-customers/calls.ts'
import { staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { notesOfCustomer } from '../../people/profile/customer-notes.queries.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { aPicker, aShopkeeper } from '../../testing/orders/pickers.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { erasePerson } from '../../trade/account/erasure.repository.ts'

let shop: TestShop
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

const write = async (userId: number, body: string, on_orders: boolean) =>
  (await keeper.call(staffNoteCustomer, { body: { user_id: userId, body, on_orders } })).data.customer

test('a note about a customer is on their page; one that is marked is on their orders too, for staff and for who picks [desk-80]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
  await write(buyer.userId, 'Ha chiesto uno sconto', false)
  const { notes } = await write(buyer.userId, 'Citofono muto, chiamare', true)
  expect(notes).toMatchObject([
    { body: 'Ha chiesto uno sconto', onOrders: false },
    { body: 'Citofono muto, chiamare', onOrders: true, staffName: expect.stringMatching(/./) },
  ])
  const about = ['Citofono muto, chiamare']
  const query = { order_id: orderId }
  expect((await keeper.call(staffOrder, { query })).data.order.aboutCustomer).toEqual(about)
  const picker = await aPicker(shop)
  expect((await picker.call(fulfilmentOrder, { query })).data.order.aboutCustomer).toEqual(about)
  const body = { user_id: buyer.userId, note_id: notes[1]?.noteId ?? 0 }
  expect((await keeper.call(staffUnnoteCustomer, { body })).data.customer.notes).toHaveLength(1)
  expect((await keeper.call(staffOrder, { query })).data.order.aboutCustomer).toEqual([])
})

test('the log has who wrote and deleted a note, never its words; a note of another customer is not deleted [desk-81]', async () => {
  const [one, other] = [await shop.shopper(), await shop.shopper()]
  const [note] = (await write(one.userId, 'Vuole il resto esatto', false)).notes
  const deleteAs = (userId: number) =>
    keeper.call(staffUnnoteCustomer, { body: { user_id: userId, note_id: note?.noteId ?? 0 } })
  await deleteAs(other.userId)
  expect((await keeper.call(staffCustomer, { query: { user_id: one.userId } })).data.customer.notes).toHaveLength(1)
  await deleteAs(one.userId)
  const entries = (await shop.shop.db.select().from(auditEntry)).filter(
    ({ subject, subjectId }) => subject === 'customer' && subjectId === String(one.userId),
  )
  const actions = entries.map(({ action }) => action)
  expect(actions).toContain('customer.noted')
  expect(actions).toContain('customer.unnoted')
  expect(JSON.stringify(entries)).not.toContain('resto esatto')
})

test('notes go with the account when it is erased [desk-82]', async () => {
  const { userId } = await shop.shopper()
  await write(userId, 'Preferisce la mattina', true)
  await shop.shop.db.transaction((tx) => erasePerson(tx, userId))
  expect(await notesOfCustomer(shop.shop.db, userId)).toEqual([])
})
