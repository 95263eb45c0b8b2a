import { fulfilmentBatch, fulfilmentTakeAlong } from '@bottega/contract/fulfilment/calls.ts'
import type { PickListView, SubstituteView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { api } from '../../lib/api.ts'
import { hasCopies, readCopy, storeCopy } from '../../lib/reading/offline-copies.ts'

export const copyOfOrder = (orderId: number) => `order ${orderId}`
export const copyOfBatch = (timeslotId: number) => `batch ${timeslotId}`
const copyOfSubstitutes = (orderId: number) => `substitutes ${orderId}`

interface OrderCopy {
  readonly order: PickListView
}
type Substitutes = Readonly<Record<number, readonly SubstituteView[]>>

/** Orders that are stored as they were after a moment; milliseconds since 1970. */
export async function ordersSince(orderIds: readonly number[], moment: number): Promise<PickListView[]> {
  const copies = await Promise.all(orderIds.map((orderId) => readCopy<OrderCopy>(copyOfOrder(orderId))))
  return copies.flatMap((copy) => (copy !== undefined && copy.readAt > moment ? [copy.answer.order] : []))
}

/** Possible substitutes of a line when its slot was opened. */
export async function substitutesTakenAlong(orderId: number, lineId: number) {
  const copy = await readCopy<Substitutes>(copyOfSubstitutes(orderId))
  const offered = copy?.answer[lineId]
  return copy === undefined || offered === undefined ? undefined : { answer: offered, readAt: copy.readAt }
}

/** Milliseconds: shelves empty and orders change, and a batch is read again every half minute. */
const freshness = 5 * 60_000
/** Stored beside the copies, so that it is deleted with them. */
const copyOfTaken = (timeslotId: number) => `taken along ${timeslotId}`
const onTheWay = new Set<number>()

/** Reads the batch of a slot and what its orders need where there is no connection, before there is none. */
export async function takeAlong(timeslotId: number): Promise<void> {
  const readAt = Date.now()
  if (!hasCopies() || onTheWay.has(timeslotId)) return
  onTheWay.add(timeslotId)
  try {
    const last = await readCopy(copyOfTaken(timeslotId))
    if (last !== undefined && readAt - last.readAt < freshness) return
    const query = { timeslot_id: timeslotId }
    const [taken, batch] = await Promise.all([
      api.call(fulfilmentTakeAlong, { query }),
      api.call(fulfilmentBatch, { query }),
    ])
    await storeTaken(taken.data, readAt)
    await storeCopy(copyOfBatch(timeslotId), batch.data, readAt)
    await storeCopy(copyOfTaken(timeslotId), true, readAt)
  } catch (error) {
    // The page itself is there; without this it is what it was before.
    if (!(error instanceof RefusalError)) throw error
  } finally {
    onTheWay.delete(timeslotId)
  }
}

type Taken = CallReply<typeof fulfilmentTakeAlong>

async function storeTaken({ orders, products, substitutes }: Taken, readAt: number): Promise<void> {
  const goods = new Map(products.map((product) => [product.productId, product]))
  const offered = new Map(
    substitutes.map(({ orderItemId, offered: own }) => [
      orderItemId,
      own.flatMap(({ productId, ...prices }) => {
        const product = goods.get(productId)
        return product === undefined ? [] : [{ ...product, ...prices }]
      }),
    ]),
  )
  for (const order of orders) {
    await storeCopy(copyOfOrder(order.orderId), { order }, readAt)
    const own = order.lines.flatMap(({ orderItemId }) => {
      const ofLine = offered.get(orderItemId)
      return ofLine === undefined ? [] : [[orderItemId, ofLine] as const]
    })
    await storeCopy(copyOfSubstitutes(order.orderId), Object.fromEntries(own), readAt)
  }
}
