import {
  fulfilmentDeliver,
  fulfilmentFinish,
  fulfilmentMove,
  fulfilmentPick,
  fulfilmentPutBack,
  fulfilmentStart,
  fulfilmentSubstitute,
} from '@bottega/contract/fulfilment/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { useSyncExternalStore } from 'react'
import { api } from '../../lib/api.ts'
import type { LineStep, Press } from './press.ts'
import { createPressQueue, type Sent } from './press-queue.ts'

/** As the contract names the line and what was counted. */
const lineBody = (orderId: number, { lineId, version }: LineStep) => ({
  order_id: orderId,
  order_item_id: lineId,
  version,
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
    case 'deliver': {
      const undelivered = [...step.undelivered]
      return api.call(fulfilmentDeliver, {
        body: { ...body, ...(undelivered.length > 0 && { undelivered }) },
        idempotencyKey,
      })
    }
    default:
      return step satisfies never
  }
}

/** Without an answer, with a failure of the shop, and while signed out a press waits; everything else is final. */
const isForLater = ({ httpStatus, sessionExpired }: RefusalError) =>
  httpStatus === 0 || httpStatus >= 500 || httpStatus === 429 || sessionExpired

async function transmit(press: Press): Promise<Sent> {
  try {
    return { kind: 'done', order: (await call(press)).data.order }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return isForLater(error) ? { kind: 'later' } : { kind: 'refused', text: error.text }
  }
}

/** The presses of this browser. */
export const presses = createPressQueue({
  storage: localStorage,
  transmit,
  newId: () => crypto.randomUUID(),
  wait: (then, milliseconds) => void setTimeout(then, milliseconds),
})

/** From the first page of picking on: what waits is sent, and again whenever the device is connected. */
export function sendPresses(staff: string): void {
  void presses.send(staff)
  window.ononline = () => void presses.send(staff)
}

export const usePresses = () => useSyncExternalStore(presses.subscribe, presses.read)
