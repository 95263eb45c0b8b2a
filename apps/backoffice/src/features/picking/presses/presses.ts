import {
  fulfilmentDeliver,
  fulfilmentEnd,
  fulfilmentFinish,
  fulfilmentHandOver,
  fulfilmentMove,
  fulfilmentOrder,
  fulfilmentPick,
  fulfilmentPutBack,
  fulfilmentStart,
  fulfilmentSubstitute,
} from '@bottega/contract/fulfilment/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { useSyncExternalStore } from 'react'
import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { ofBrowser } from '@bottega/ui/safe-storage.ts'
import { api } from '../../../lib/api.ts'
import { copiesShape } from '../../../lib/reading/copies-shape.ts'
import { storeCopy } from '../../../lib/reading/offline-copies.ts'
import { copyOfOrder } from '../copies.ts'
import type { LineStep, Press, Step } from './press.ts'
import { createPressQueue, place, type Sent } from './press-queue.ts'

/** As the contract names the line and what was counted. */
const lineBody = (orderId: number, { lineId, version }: LineStep) => ({
  order_id: orderId,
  order_item_id: lineId,
  version,
})

const ended = ({ undelivered, taken }: Extract<Step, { undelivered: unknown }>) => ({
  ...(undelivered.length > 0 && { undelivered: [...undelivered] }),
  ...(taken && { taken: { ...taken } }),
})

function call({ id: idempotencyKey, orderId, step }: Press) {
  const body = { order_id: orderId }
  switch (step.kind) {
    case 'start':
      return api.call(fulfilmentStart, { body, idempotencyKey })
    case 'pick': {
      const { quantity, grams, shelfEmpty } = step
      const counted = {
        ...(quantity !== undefined && { quantity }),
        ...(grams !== undefined && { grams }),
        ...(shelfEmpty && { shelf_empty: true }),
      }
      return api.call(fulfilmentPick, { body: { ...lineBody(orderId, step), ...counted }, idempotencyKey })
    }
    case 'substitute': {
      const { productId, quantity, grams } = step
      const counted = { ...(quantity !== undefined && { quantity }), ...(grams !== undefined && { grams }) }
      const put = { ...lineBody(orderId, step), product_id: productId, ...counted }
      return api.call(fulfilmentSubstitute, { body: put, idempotencyKey })
    }
    case 'putBack':
      return api.call(fulfilmentPutBack, { body: lineBody(orderId, step), idempotencyKey })
    case 'finish': {
      const { bags, crates } = step
      return api.call(fulfilmentFinish, { body: { ...body, bags, crates }, idempotencyKey })
    }
    case 'move':
      return api.call(fulfilmentMove, { body: { ...body, step: step.step }, idempotencyKey })
    case 'deliver':
      return api.call(fulfilmentDeliver, { body: { ...body, ...ended(step) }, idempotencyKey })
    case 'handOver':
      return api.call(fulfilmentHandOver, { body: { ...body, code: step.code, ...ended(step) }, idempotencyKey })
    case 'end': {
      const { end, reason, restock } = step
      return api.call(fulfilmentEnd, { body: { ...body, end, reason, restock }, idempotencyKey })
    }
    default:
      return step satisfies never
  }
}

/**
 * Without an answer, with a failure of the shop, and while signed out a press waits; everything else is final. The
 * answer that a code was tried too often is one about this order, for which the next ones do not wait.
 */
const isForLater = ({ httpStatus, sessionExpired }: RefusalError, { step }: Press) =>
  httpStatus === 0 || httpStatus >= 500 || (httpStatus === 429 && step.kind !== 'handOver') || sessionExpired

/** The order as a colleague has left it; undefined where the shop is not reached, and the refusal stands alone. */
async function orderNow(orderId: number): Promise<PickListView | undefined> {
  try {
    return (await api.call(fulfilmentOrder, { query: { order_id: orderId } })).data.order
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return undefined
  }
}

async function ask(press: Press): Promise<Sent> {
  try {
    return { kind: 'done', order: (await call(press)).data.order }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    if (isForLater(error, press)) return { kind: 'later' }
    const order = await orderNow(press.orderId)
    const { text, code } = error
    return { kind: 'refused', text, ...(code !== undefined && { code }), ...(order !== undefined && { order }) }
  }
}

/** Milliseconds: a weak signal may take a press and never answer. Sent again it is the same press. */
const patience = 20_000

const later = () =>
  new Promise<Sent>((resolve) => {
    setTimeout(() => resolve({ kind: 'later' }), patience)
  })

/**
 * The channel by which windows tell each other the answers of the shop; those of an older version of the program have
 * their own.
 */
export const windowsChannel = `${place} ${copiesShape}`
const otherWindows = new BroadcastChannel(windowsChannel)

/** The presses of this browser. */
export const presses = createPressQueue({
  storage: ofBrowser,
  transmit: (press) => Promise.race([ask(press), later()]),
  newId: () => crypto.randomUUID(),
  wait: (then, milliseconds) => void setTimeout(then, milliseconds),
  now: () => Date.now(),
  // Served without TLS a browser has no locks, and no copies either.
  exclusively: (work) => ('locks' in navigator ? navigator.locks.request(place, work) : work()),
  onAnswer: (order) => {
    // A channel reaches windows of this origin alone, and takes no other argument.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    otherWindows.postMessage(order)
    void storeCopy(copyOfOrder(order.orderId), { order })
  },
})

otherWindows.addEventListener('message', ({ data }: MessageEvent<PickListView>) => presses.wasAnswered(data))

/** The staff member whose presses this window sends. */
let sender: string | undefined

window.addEventListener('storage', ({ key }) => {
  if (key !== place) return
  presses.wasStored()
  // This window sends the presses of other windows as well: that window may be closed while there is no connection, and
  // without a try this one would not say that something waits. Locks let one window send at a time.
  if (sender !== undefined && 'locks' in navigator) void presses.send(sender)
})

/** From the first page on: what waits is sent, and again whenever the device is connected. */
export function sendPresses(staff: string): void {
  void presses.send(staff)
  window.ononline = () => void presses.send(staff)
  sender = staff
}

/** Sends what waits, and counts what the shop has not taken. */
export async function pressesLeft(staff: string): Promise<number> {
  await presses.send(staff)
  return presses.read().waiting.filter((press) => press.staff === staff).length
}

export const usePresses = () => useSyncExternalStore(presses.subscribe, presses.read)
