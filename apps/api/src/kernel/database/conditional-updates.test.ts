import { listsInsert, listsList } from '@bottega/contract/lists/calls.ts'
import { addressesList } from '@bottega/contract/delivery/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveOrder } from '../../trade/orders/order-status.service.ts'
import { spendTotpStep } from '../../staff/backoffice/totp.repository.ts'
import { deleteUnusedAddress, updateAddress } from '../../places/stores/addresses.repository.ts'
import { deleteList } from '../../trade/lists/lists.repository.ts'
import { countTry, storePin, startChallenge } from '../../people/mfa/mfa.repository.ts'
import { endChange } from '../../trade/orders/order-changes.repository.ts'
import { changeStatus, findOrderRow } from '../../trade/orders/orders.repository.ts'
import { putBack, returnToStock } from '../../trade/orders/stock/stock.service.ts'
import { recordMovements, takeStock } from '../../trade/orders/stock/stock.repository.ts'
import { undecidedStates } from '@bottega/rules/payments/attempt-state.ts'
import { moveAttempt, recordEvent } from '../../trade/payments/payments.repository.ts'
import { takePiece, takeSharedUse } from '../../trade/vouchers/voucher-ledger.repository.ts'
import { takeEvent } from '../../trade/payments/payments.service.ts'
import { attemptsOf, atTheDoor, type Buyer, buyerWith, limitStock, stockOf } from '../../testing/orders/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { assign, certificate } from '../../testing/orders/vouchers.ts'
import type { Tx } from './database.ts'

/*
 * Most of these stand behind a lock, or behind a look at the same row before: they are the second line, tried here
 * without the first. (Safety, 1 and 5)
 */

let shop: TestShop
let buyer: Buyer
let orderId: number
beforeAll(async () => {
  shop = await openTestShop()
  await limitStock(shop, 'formula', 5000)
  buyer = await buyerWith(shop, { formula: 2 })
  orderId = (await atTheDoor(buyer)).orderId
})
afterAll(() => shop.close())

const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => shop.shop.db.transaction(work)
const orderNow = async (tx: Tx) => {
  const order = await findOrderRow(tx, orderId)
  if (order === undefined) throw new Error('no order')
  return order
}

describe('the shelf', () => {
  test('gives no more than it has, and the others are taken all the same [database-5]', async () => {
    await limitStock(shop, 'pasta', 1000)
    const { formula, pasta } = shop.world.products
    const wanted = [
      { productId: formula, quantity: 3001 },
      { productId: pasta, quantity: 1000 },
    ]
    expect(await inTransaction((tx) => takeStock(tx, shop.world.warehouses.milano, wanted))).toEqual([pasta])
    expect(await stockOf(shop, formula)).toBe(3000)
    expect(await stockOf(shop, pasta)).toBe(0)
  })

  test('records an effect once [database-6]', async () => {
    const { formula: productId } = shop.world.products
    const warehouseId = shop.world.warehouses.milano
    const movement = { reference: 'test:1', orderId, productId, warehouseId, quantity: 1 }
    const record = () => inTransaction((tx) => recordMovements(tx, [movement], 1, shop.clock.now))
    expect(await record()).toEqual([{ productId, quantity: 1 }])
    expect(await record()).toEqual([])
  })

  test('takes back no more than the order took, and nothing that was never counted [database-7]', async () => {
    const { formula, milk } = shop.world.products
    await limitStock(shop, 'milk', 1000)
    const goods = [
      { productId: formula, quantity: 99_000 },
      { productId: milk, quantity: 2000 },
    ]
    await inTransaction(async (tx) => putBack(tx, await orderNow(tx), 'change:1', goods, shop.clock.now))
    expect(await stockOf(shop, milk)).toBe(1000)
    await inTransaction(async (tx) => returnToStock(tx, await orderNow(tx), shop.clock.now))
    expect(await stockOf(shop, formula)).toBeLessThanOrEqual(5000)
  })
})

describe('an order', () => {
  test('leaves only the status it is in [database-2]', async () => {
    const { inPayment, ordered, cancelled } = orderStatus
    expect(await inTransaction((tx) => changeStatus(tx, orderId, inPayment, cancelled, shop.clock.now))).toBe(false)
    expect(await inTransaction(orderNow)).toMatchObject({ statusId: ordered })
  })

  test('takes no step that is not on the table of steps [database-1]', async () => {
    const jump = inTransaction(async (tx) =>
      moveOrder(tx, await orderNow(tx), orderStatus.delivered, 'shop', shop.clock.now),
    )
    await expect(jump).rejects.toThrow(/cannot go from 3 to/)
  })

  test('a change of it that is not being paid does not end again [database-12]', async () => {
    const now = shop.clock.now
    const { rows } = await shop.shop.database.pool.query<{ id: number }>(
      `insert into order_change (order_id, cart_id, cart_version, state, plan, story, from_total_cents, to_total_cents,
         created_at, updated_at)
       select id, cart_id, 99, 'applied', '{}', '{}', 1, 1, now(), now() from shop_order where id = $1 returning id`,
      [orderId],
    )
    expect(await inTransaction((tx) => endChange(tx, rows[0]?.id ?? 0, 'refused', now))).toBe(false)
  })
})

describe('a payment', () => {
  test('that was decided is not decided again [database-11]', async () => {
    const [attempt] = await attemptsOf(shop, orderId)
    const change = { state: 'captured', updatedAt: shop.clock.now } as const
    expect(await moveAttempt(shop.shop.db, attempt?.id ?? '', ['pending'], change)).toBe(true)
    expect(await moveAttempt(shop.shop.db, attempt?.id ?? '', undecidedStates, { state: 'declined' })).toBe(false)
  })

  test('a notice of it is taken once [database-10]', async () => {
    const take = () => inTransaction((tx) => takeEvent(tx, 'sandbox', 'event-1', shop.clock.now))
    expect([await take(), await take()]).toEqual([true, false])
    expect(await inTransaction((tx) => recordEvent(tx, 'stripe', 'event-1', shop.clock.now))).toBe(true)
  })
})

describe('what is one person’s', () => {
  test('is neither changed nor removed for another [database-13]', async () => {
    const otherCustomer = await shop.shopper()
    const { data } = await buyer.call(listsInsert, { body: { name: 'Festa' } })
    await inTransaction((tx) => deleteList(tx, otherCustomer.userId, data.list.listId))
    expect((await buyer.call(listsList, { query: {} })).data.lists).toHaveLength(1)
    const [home] = (await buyer.call(addressesList, { query: {} })).data.addresses
    const values = { deliveryServiceId: 2, type: 'home', name: '', street: '', streetNumber: '', city: '' } as const
    const moved = { ...values, province: '', postalCode: '' }
    expect(await updateAddress(shop.shop.db, otherCustomer.userId, home?.addressId ?? 0, moved)).toBe(false)
    expect(await inTransaction((tx) => deleteUnusedAddress(tx, otherCustomer.userId, home?.addressId ?? 0))).toBe(false)
  })

  test('a code of an authenticator opens the door once [database-15]', async () => {
    expect(await spendTotpStep(shop.shop.db, buyer.userId, 7)).toBe(true)
    expect(await spendTotpStep(shop.shop.db, buyer.userId, 7)).toBe(false)
  })

  test('a PIN is tried so often and so long, and only where one was mailed [database-14]', async () => {
    const { db } = shop.shop
    const now = shop.clock.now
    const request = { userId: buyer.userId, purpose: 'login' } as const
    await startChallenge(db, request, now, new Date(now.getTime() + 1000))
    expect(await countTry(db, request, 5, now)).toBeUndefined()
    await storePin(db, request, 'hash', now)
    expect(await countTry(db, request, 1, now)).toBe('hash')
    expect(await countTry(db, request, 1, now)).toBeUndefined()
    expect(await countTry(db, request, 5, new Date(now.getTime() + 1000))).toBeUndefined()
  })
})

describe('a voucher', () => {
  test('is used once, and only by whose it is [database-8]', async () => {
    const otherCustomer = await shop.shopper()
    const [id = 0] = await assign(shop, await certificate(shop, { adjustmentTypeId: 1001 }), buyer)
    const take = (userId: number) => inTransaction((tx) => takePiece(tx, userId, id, orderId))
    expect(await take(otherCustomer.userId)).toBeUndefined()
    expect(await take(buyer.userId)).toMatchObject({ userGiftCertificateId: id })
    expect(await take(buyer.userId)).toBeUndefined()
  })

  test('that everybody shares ends with its last use [database-9]', async () => {
    const { id } = await certificate(shop, { usesLeft: 1 })
    const take = () => inTransaction((tx) => takeSharedUse(tx, id))
    expect([await take(), await take()]).toEqual(['taken', 'none-left'])
  })
})
