import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import {
  staffStock,
  staffStockMoves,
  staffTransfer,
  staffTransferReceive,
  staffTransfers,
  staffTransferStores,
  staffTransferTakeBack,
} from '@bottega/contract/staff-stock/calls.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aThirdStore } from '../../testing/depot.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { stock, stockMovement, stockTransfer } from '../../trade/orders/stock/stock.tables.ts'

let shop: TestShop
let milano: Person
let torino: Person
let bologna: Person
let third: { storeId: number; warehouseId: number }
let wine: number
beforeAll(async () => {
  shop = await openTestShop()
  third = await aThirdStore(shop)
  milano = await staffMember(shop, 'shopkeeper', [shop.world.stores.milano])
  torino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
  bologna = await staffMember(shop, 'shopkeeper', [third.storeId])
  ;({ wine } = shop.world.products)
})
afterAll(() => shop.close())

beforeEach(async () => {
  const { db } = shop.shop
  await db.delete(stockMovement)
  await db.delete(stockTransfer)
  await db.delete(stock).where(eq(stock.productId, wine))
  await db
    .insert(stock)
    .values([1, 2, third.warehouseId].map((warehouseId) => ({ productId: wine, warehouseId, available: 10_000 })))
})

/** The stock that Milano, Torino and Bologna can sell; undefined where they do not count it. */
const shelves = async () => {
  const rows = await shop.shop.db.select().from(stock).where(eq(stock.productId, wine))
  return [1, 2, third.warehouseId].map((id) => rows.find(({ warehouseId }) => warehouseId === id)?.available)
}
const listOf = async (who: Person, before?: number) =>
  (await who.call(staffTransfers, { query: before === undefined ? {} : { before } })).data
/** Milano sends so much to Torino. */
async function send(quantity = 4): Promise<number> {
  const body = { product_id: wine, warehouse_id: 1, to_warehouse_id: 2, quantity, note: 'furgone delle 9' }
  await milano.call(staffTransfer, { body })
  return (await listOf(milano)).open[0]?.transferId ?? 0
}
const receive = (who: Person, transferId: number, received: number, more: object = {}) =>
  who.call(staffTransferReceive, { body: { coming_transfer_id: transferId, received, ...more } })
const takeBack = (who: Person, transferId: number) =>
  who.call(staffTransferTakeBack, { body: { sent_transfer_id: transferId } })

test('goods leave the shelf of the sender and are on the way, until staff of the other store say they arrived [transfers-1]', async () => {
  const { stores } = (await milano.call(staffTransferStores, { query: {} })).data
  expect(stores.map(({ id }) => id)).toEqual([1, 2, third.warehouseId])
  const transferId = await send()
  expect(await shelves()).toEqual([6000, 10_000, 10_000])
  const onTheWay = { transferId, fromStore: 'Milano Larga', toStore: 'Torino Po', quantity: 4, note: 'furgone delle 9' }
  expect((await listOf(milano)).open).toMatchObject([{ ...onTheWay, isSent: true, isComing: false }])
  expect((await listOf(torino)).open).toMatchObject([{ ...onTheWay, isSent: false, isComing: true }])
  expect((await torino.call(staffStock, { query: {} })).data.coming).toBe(1)
  await receive(torino, transferId, 4)
  expect(await shelves()).toEqual([6000, 14_000, 10_000])
  expect((await listOf(torino)).open).toEqual([])
  expect((await listOf(milano)).ended).toMatchObject([{ transferId, received: 4, endedBy: 'Olga Banco' }])
  expect((await torino.call(staffStock, { query: {} })).data.coming).toBe(0)
  const moves = async (who: Person) => (await who.call(staffStockMoves, { query: { product_id: wine } })).data.moves
  expect(await moves(milano)).toMatchObject([{ kind: 'transfer', delta: -4, otherStore: 'Torino Po' }])
  expect(await moves(torino)).toMatchObject([{ kind: 'transfer', delta: 4, otherStore: 'Milano Larga' }])
})

test('the stock rises by what is counted, and a difference stays with its reason in the transfer and in the log [transfers-2]', async () => {
  const transferId = await send()
  await expect(receive(torino, transferId, 3)).rejects.toEqual(refusal('error.desk.differenceReason'))
  expect(await shelves()).toEqual([6000, 10_000, 10_000])
  const { transfer } = (await receive(torino, transferId, 3, { reason: 'damaged', note: 'una rotta' })).data
  expect(transfer).toMatchObject({ quantity: 4, received: 3, reason: 'damaged', receivedNote: 'una rotta' })
  expect(await shelves()).toEqual([6000, 13_000, 10_000])
  expect((await listOf(milano)).ended).toMatchObject([{ received: 3, reason: 'damaged', receivedNote: 'una rotta' }])
  const admin = await staffMember(shop, 'admin')
  const { data } = await admin.call(staffAudit, { query: { subject: 'product', subject_id: String(wine) } })
  expect(data.entries[0]).toMatchObject({
    action: 'product.transferReceived',
    before: { available: 10_000 },
    after: { available: 13_000, moved: 3000, expected: 4000, difference: 'damaged', note: 'una rotta' },
  })
})

test('nothing at all may have arrived, and then no goods move [transfers-3]', async () => {
  const transferId = await send()
  await receive(torino, transferId, 0, { reason: 'missing' })
  expect(await shelves()).toEqual([6000, 10_000, 10_000])
  expect(await shop.shop.db.$count(stockMovement)).toBe(1)
  expect((await listOf(torino)).ended).toMatchObject([{ received: 0, reason: 'missing' }])
})

test('the sender takes back what nobody has received, and nothing that was [transfers-4]', async () => {
  const first = await send()
  await takeBack(milano, first)
  expect(await shelves()).toEqual([10_000, 10_000, 10_000])
  const [ended] = (await listOf(torino)).ended
  expect(ended).toMatchObject({ transferId: first, endedBy: 'Olga Banco' })
  expect(ended).not.toHaveProperty('received')
  await expect(receive(torino, first, 4)).rejects.toEqual(refusal('error.desk.transferEnded'))
  const second = await send()
  await receive(torino, second, 4)
  await expect(takeBack(milano, second)).rejects.toEqual(refusal('error.desk.transferEnded'))
  expect(await shelves()).toEqual([6000, 14_000, 10_000])
  const { moves } = (await milano.call(staffStockMoves, { query: { product_id: wine } })).data
  expect(moves.map(({ kind, delta }) => [kind, delta])).toEqual([
    ['transfer', -4],
    ['transferBack', 4],
    ['transfer', -4],
  ])
})

test('each side has its own step, and staff of a third store neither see nor do anything of it [transfers-5]', async () => {
  const transferId = await send()
  const missing = refusal('error.desk.transferMissing')
  await expect(receive(milano, transferId, 4)).rejects.toEqual(missing)
  await expect(takeBack(torino, transferId)).rejects.toEqual(missing)
  await expect(receive(bologna, transferId, 4)).rejects.toEqual(missing)
  await expect(takeBack(bologna, transferId)).rejects.toEqual(missing)
  expect(await shelves()).toEqual([6000, 10_000, 10_000])
  const from = { product_id: wine, warehouse_id: 1, to_warehouse_id: third.warehouseId, quantity: 1 }
  await expect(bologna.call(staffTransfer, { body: from })).rejects.toEqual(refusal('error.store.notFound'))
  expect(await listOf(bologna)).toEqual({ open: [], ended: [], more: false })
  await receive(torino, transferId, 4)
  expect(await listOf(bologna)).toEqual({ open: [], ended: [], more: false })
  expect((await bologna.call(staffStockMoves, { query: { product_id: wine } })).data.moves).toEqual([])
  for (const role of ['operator', 'picker', 'editor'] as const) {
    const other = await staffMember(shop, role)
    const gone = refusal('error.request.notFound')
    await expect(receive(other, transferId, 4)).rejects.toEqual(gone)
    await expect(takeBack(other, transferId)).rejects.toEqual(gone)
    await expect(listOf(other)).rejects.toEqual(gone)
    await expect(other.call(staffTransferStores, { query: {} })).rejects.toEqual(gone)
  }
})

test('who says again what they have said is answered, and who says something else hears that it has ended [transfers-6]', async () => {
  const transferId = await send()
  const first = (await receive(torino, transferId, 3, { reason: 'missing' })).data
  expect((await receive(torino, transferId, 3, { reason: 'missing' })).data).toEqual(first)
  await expect(receive(torino, transferId, 4)).rejects.toEqual(refusal('error.desk.transferEnded'))
  expect(await shelves()).toEqual([6000, 13_000, 10_000])
})

test('a store that does not count the goods receives them without a stock, and the transfer says so [transfers-7]', async () => {
  const transferId = await send()
  await shop.shop.db.delete(stock).where(and(eq(stock.productId, wine), eq(stock.warehouseId, 2)))
  const { transfer } = (await receive(torino, transferId, 4)).data
  expect(transfer).toMatchObject({ received: 4, isCounted: false })
  expect(await shelves()).toEqual([6000, undefined, 10_000])
})

test('transfers that have ended are listed twenty at once, the newest first [transfers-8]', async () => {
  const sent: number[] = []
  for (let at = 0; at < 21; at += 1) {
    const transferId = await send(0.1)
    await takeBack(milano, transferId)
    sent.push(transferId)
  }
  const first = await listOf(milano)
  expect([first.ended.map(({ transferId }) => transferId), first.more]).toEqual([sent.slice(1).toReversed(), true])
  const older = await listOf(milano, sent[1])
  expect([older.ended.map(({ transferId }) => transferId), older.more]).toEqual([[sent[0]], false])
})
