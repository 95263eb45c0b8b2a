import {
  fulfilmentFinish,
  fulfilmentPick,
  fulfilmentStart,
  fulfilmentSubstitute,
} from '@bottega/contract/fulfilment/calls.ts'
import type { BatchLine } from '@bottega/contract/fulfilment/fulfilment.ts'
import { scanned } from '@bottega/rules/fulfilment/scanned-goods.ts'
import { expect } from 'vitest'
import { refusal } from '../refusal.ts'
import type { Person } from '../test-shop.ts'
import type { World } from '../world.ts'
import { pickList } from './pickers.ts'
import { picked } from './saturday-plan.ts'
import { batchOf, inTheBag, putIn, scan, scannedSubstitute, twice } from './scanner.ts'
import { appleLabel, printed } from './three-stores.ts'

/** The picker, and by order its place in the plan of the day. */
export interface Walk {
  picker: Person
  products: World['products']
  placeOf: (orderId: number) => number
}

/** As different scanners send the same barcode. */
function codeOf({ products, placeOf }: Walk, { productId, orderId }: BatchLine): string {
  const place = placeOf(orderId)
  if (productId === products.wine) return place % 2 === 0 ? `0${printed.wine}` : printed.wineGift
  if (productId === products.pasta) return printed.pasta.padStart(13, '0')
  return productId === products.milk ? printed.milk : appleLabel(picked(place).grams)
}

async function scanAndPick(walk: Walk, lines: readonly BatchLine[], line: BatchLine): Promise<void> {
  const { picker, products } = walk
  const { pasta, grams } = picked(walk.placeOf(line.orderId))
  const weighed = scan(lines, line, codeOf(walk, line))
  if (line.unit === 'kg') {
    expect(weighed).toBe(grams)
    await inTheBag(picker, line, { grams })
  } else if (line.productId === products.pasta && pasta === 'replaced') {
    expect(await scannedSubstitute(picker, line, printed.wine)).toBeUndefined()
    const productId = await scannedSubstitute(picker, line, `0${printed.lastOne}`)
    expect(productId).toBe(products.lastOne)
    await putIn(picker, line, products.lastOne, line.quantityOrdered)
  } else {
    const isShort = line.productId === products.pasta && pasta === 'short'
    await inTheBag(picker, line, { quantity: isShort ? 1 : line.quantityOrdered })
  }
}

/** Tries what is wrong: an unknown code, goods of another order, a line of another order, a substitute that does not fit, a key used before. */
async function misscan({ picker, products, placeOf }: Walk, lines: readonly BatchLine[], own: readonly BatchLine[]) {
  expect(scanned(lines, '4006381333931', (one) => one).lines).toEqual([])
  const weighed = lines.find(({ productId }) => productId === products.apples) ?? expect.unreachable('no apples')
  const without = own.find(({ orderId }) => placeOf(orderId) % 2 === 1) ?? expect.unreachable('all have apples')
  const order_id = without.orderId
  const ofOrder = (await pickList(picker, order_id)).lines
  expect(scanned(ofOrder, appleLabel(985), (one) => one).lines).toEqual([])
  const elsewhere = { order_id, order_item_id: weighed.orderItemId, version: weighed.version, grams: 985 }
  await expect(picker.call(fulfilmentPick, { body: elsewhere })).rejects.toEqual(
    refusal('error.fulfilment.lineNotFound'),
  )
  const pasta = ofOrder.find(({ productId }) => productId === products.pasta) ?? expect.unreachable('no pasta')
  const line = { order_id, order_item_id: pasta.orderItemId, version: pasta.version }
  const forAdults = { ...line, product_id: products.wine, quantity: 1 }
  await expect(picker.call(fulfilmentSubstitute, { body: forAdults })).rejects.toEqual(
    refusal('error.fulfilment.substituteNotFitting'),
  )
}

/** Picks the orders of a slot that are with this picker, trolley by trolley, and packs them; answers how many trolleys. */
export async function pickByScans(walk: Walk, timeslotId: number): Promise<number> {
  const { picker } = walk
  const { orders: own } = await batchOf(picker, timeslotId)
  const ids = own.map(({ orderId }) => orderId)
  for (const order_id of ids)
    await twice((idempotencyKey) => picker.call(fulfilmentStart, { body: { order_id }, idempotencyKey }))
  const batch = await batchOf(picker, timeslotId)
  expect(new Set(batch.walk.map(({ orderId }) => orderId))).toEqual(new Set(ids))
  await misscan(walk, batch.lines, batch.walk)
  for (const line of batch.walk) await scanAndPick(walk, batch.lines, line)
  for (const order_id of ids) {
    const idempotencyKey = await twice(async (key) => {
      await picker.call(fulfilmentFinish, { body: { order_id, bags: 2, crates: 1 }, idempotencyKey: key })
      return key
    })
    await expect(
      picker.call(fulfilmentFinish, { body: { order_id, bags: 3, crates: 1 }, idempotencyKey }),
    ).rejects.toEqual(refusal('error.request.keyReused'))
  }
  return batch.own.length
}
