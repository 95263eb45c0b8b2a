import {
  staffTransfer,
  staffTransferReceive,
  staffTransfers,
  staffTransferTakeBack,
} from '@bottega/contract/staff-stock/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { stock, stockMovement, stockTransfer } from '../../trade/orders/stock/stock.tables.ts'

let shop: TestShop
let milano: Person
let torino: Person
let alsoTorino: Person
let wine: number
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
  milano = await staffMember(shop, 'shopkeeper', [shop.world.stores.milano])
  torino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
  alsoTorino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
  ;({ wine } = shop.world.products)
})
afterAll(() => shop.close())

beforeEach(async () => {
  const { db } = shop.shop
  await db.delete(stockMovement)
  await db.delete(stockTransfer)
  await db.delete(stock).where(eq(stock.productId, wine))
  await db.insert(stock).values([1, 2].map((warehouseId) => ({ productId: wine, warehouseId, available: 20_000 })))
})

async function send(): Promise<number> {
  await milano.call(staffTransfer, {
    body: { product_id: wine, warehouse_id: 1, to_warehouse_id: 2, quantity: 4 },
  })
  return (await milano.call(staffTransfers, { query: {} })).data.open[0]?.transferId ?? 0
}
const receive = (who: Person, transferId: number, received = 4) =>
  who.call(staffTransferReceive, {
    body: { coming_transfer_id: transferId, received, ...(received !== 4 && { reason: 'missing' as const }) },
  })
const takeBack = (transferId: number) => milano.call(staffTransferTakeBack, { body: { sent_transfer_id: transferId } })
const shelves = async () => {
  const rows = await shop.shop.db.select().from(stock).where(eq(stock.productId, wine)).orderBy(stock.warehouseId)
  return rows.map(({ available }) => available)
}
const refusalsOf = (presses: readonly PromiseSettledResult<unknown>[]) =>
  presses.flatMap((press) => (press.status === 'rejected' ? [press.reason as unknown] : []))

test('of a receipt and a taking back at once one is done, and no goods are lost or there twice [transfers-20]', async () => {
  for (let round = 0; round < 4; round += 1) {
    const before = await shelves()
    const transferId = await send()
    const both = [() => receive(torino, transferId), () => takeBack(transferId)]
    const inTurn = round % 2 === 0 ? both : both.toReversed()
    const presses = await Promise.allSettled(inTurn.map((press) => press()))
    expect(refusalsOf(presses)).toEqual([refusal('error.desk.transferEnded')])
    const { data } = await milano.call(staffTransfers, { query: {} })
    const moved = data.ended[0]?.received === undefined ? 0 : 4000
    expect(await shelves()).toEqual([(before[0] ?? 0) - moved, (before[1] ?? 0) + moved])
  }
})

test('a receipt pressed twice at once, by one person or by two, is one [transfers-21]', async () => {
  const own = await send()
  const presses = await Promise.all([receive(torino, own), receive(torino, own), receive(torino, own)])
  expect(presses.map(({ data }) => data.transfer.received)).toEqual([4, 4, 4])
  expect(await shelves()).toEqual([16_000, 24_000])
  const shared = await send()
  const two = await Promise.allSettled([receive(torino, shared), receive(alsoTorino, shared, 3)])
  expect(refusalsOf(two)).toEqual([refusal('error.desk.transferEnded')])
  const [ended] = (await milano.call(staffTransfers, { query: {} })).data.ended
  expect(await shelves()).toEqual([12_000, 24_000 + (ended?.received ?? 0) * 1000])
})
