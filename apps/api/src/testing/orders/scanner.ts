import {
  fulfilmentBatch,
  fulfilmentPick,
  fulfilmentSubstitute,
  fulfilmentSubstitutes,
} from '@bottega/contract/fulfilment/calls.ts'
import type { BatchLine } from '@bottega/contract/fulfilment/fulfilment.ts'
import { scanned } from '@bottega/rules/fulfilment/scanned-goods.ts'
import { expect } from 'vitest'
import type { Person } from '../test-shop.ts'

/** Sends a request twice under one key, as a device does that lost the first answer; the answer to the second. */
export async function twice<Reply>(send: (idempotencyKey: string) => Promise<Reply>): Promise<Reply> {
  const key = crypto.randomUUID()
  const [, second] = await Promise.all([send(key), send(key)])
  return second
}

/** The lines of the open orders of a slot, and those on the trolleys of this picker in the order of the walk. */
export async function batchOf(picker: Person, timeslotId: number) {
  const {
    goods,
    trolleys = [],
    orders,
  } = (await picker.call(fulfilmentBatch, { query: { timeslot_id: timeslotId } })).data
  const lines = goods.flatMap((one) => one.lines)
  const own = trolleys.filter((trolley) => trolley.picker?.you === true)
  const walk = own.flatMap(({ number }) => lines.filter(({ trolley }) => trolley === number))
  return { lines, own, walk, orders: orders.filter((order) => order.picker?.you === true) }
}

/** The code in front of the scanner finds this line among all of the batch; the grams on its label. */
export function scan(lines: readonly BatchLine[], line: BatchLine, code: string): number | undefined {
  const found = scanned(lines, code, (one) => one)
  expect(found.lines).toContain(line)
  expect(new Set(found.lines.map(({ productId }) => productId))).toEqual(new Set([line.productId]))
  return found.grams
}

const named = ({ orderId, orderItemId, version }: BatchLine) => ({
  order_id: orderId,
  order_item_id: orderItemId,
  version,
})

/** So many pieces or grams of a line are in the bag. */
export const inTheBag = (picker: Person, line: BatchLine, amount: { quantity: number } | { grams: number }) =>
  twice((idempotencyKey) => picker.call(fulfilmentPick, { body: { ...named(line), ...amount }, idempotencyKey }))

/** The product that a scan in the dialog of substitutes finds for a line; undefined where it may not be put in. */
export async function scannedSubstitute(picker: Person, line: BatchLine, code: string): Promise<number | undefined> {
  const query = { order_id: line.orderId, order_item_id: line.orderItemId, q: code }
  const { substitutes } = (await picker.call(fulfilmentSubstitutes, { query })).data
  return scanned(substitutes, code, (one) => ({ ...one, unitPrice: one.ownPrice })).lines[0]?.productId
}

export const putIn = (picker: Person, line: BatchLine, productId: number, quantity: number) =>
  twice((idempotencyKey) =>
    picker.call(fulfilmentSubstitute, { body: { ...named(line), product_id: productId, quantity }, idempotencyKey }),
  )
