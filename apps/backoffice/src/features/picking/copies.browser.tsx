import type { CallReply } from '@bottega/contract/call.ts'
import type { fulfilmentBatch, fulfilmentTakeAlong } from '@bottega/contract/fulfilment/calls.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteCopies, readCopy } from '../../lib/reading/offline-copies.ts'
import { aShop } from '../../testing/a-shop.ts'
import { copyOfBatch, copyOfOrder, takeAlong } from './copies.ts'
import { anOrder } from './testing/pick-lists.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteCopies()
})

test('with the orders of a slot its batch is taken along, so that it opens without a connection', async () => {
  const taken: CallReply<typeof fulfilmentTakeAlong> = { orders: [anOrder()], products: [], substitutes: [] }
  const can = { start: false, pick: true }
  const batch: CallReply<typeof fulfilmentBatch> = { orders: [{ orderId: 31, can }], goods: [] }
  aShop({ answers: { '/fulfilment/take-along': taken, '/fulfilment/batch': batch } })
  await takeAlong(9)
  expect(await readCopy(copyOfOrder(31))).toMatchObject({ answer: { order: { orderId: 31 } } })
  expect(await readCopy(copyOfBatch(9))).toMatchObject({ answer: batch })
})
