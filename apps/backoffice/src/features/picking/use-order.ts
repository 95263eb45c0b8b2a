import type { FulfilmentOrderRow, PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { useCallback, useMemo } from 'react'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { isLineStep, lineAfter, orderAfter, type OrderStep, type Press, type Step } from './presses/press.ts'
import type { PressState, RefusedPress } from './presses/press-queue.ts'
import { presses, usePresses } from './presses/presses.ts'

const codeWrong = 'error.fulfilment.codeWrong'

export interface Waiting {
  /** Of the press. */
  readonly id: string
  readonly step: OrderStep
}

interface OrderInHand {
  readonly order: PickListView
  /** Presses for the whole order that wait for the shop. */
  readonly waits: readonly Waiting[]
  readonly press: (step: Step) => void
  /** One's own code that the shop refused, while goods wait for the right one. */
  readonly wrongCode: RefusedPress | undefined
}

/** An order as loaded or last answered, with the presses that wait. */
export function useOrder(loaded: PickListView): OrderInHand {
  const { waiting, refused, answered } = usePresses()
  const { username } = useSignedInStaff()
  const { orderId } = loaded
  const { order, waits } = useMemo(() => {
    const own = waiting.filter((one) => one.orderId === orderId)
    return {
      order: own.reduce(orderAfter, answered.get(orderId) ?? loaded),
      waits: own.flatMap(({ id, step }) => (isLineStep(step) ? [] : [{ id, step }])),
    }
  }, [waiting, answered, loaded, orderId])
  const press = useCallback((step: Step) => presses.press(username, orderId, step), [username, orderId])
  const isOwnCode = ({ press: { orderId: of, staff, step }, code }: RefusedPress) =>
    of === orderId && staff === username && step.kind === 'handOver' && code === codeWrong
  const wrongCode = order.can.handOver ? refused.findLast(isOwnCode) : undefined
  return { order, waits, press, wrongCode }
}

/** The same line while nothing about it changed: its card is not drawn again. */
export function lineNow(line: PickLineView & { orderId: number }, { waiting, answered }: PressState): PickLineView {
  const last = answered.get(line.orderId)?.lines.find(({ orderItemId }) => orderItemId === line.orderItemId)
  const read = last !== undefined && last.version > line.version ? last : line
  return waiting.reduce((now: PickLineView, { step }: Press) => (isLineStep(step) ? lineAfter(now, step) : now), read)
}

/** A row of a slot, with what the shop has answered since it was read. */
export function rowNow(row: FulfilmentOrderRow, { answered }: PressState): FulfilmentOrderRow {
  const order = answered.get(row.orderId)
  if (order === undefined) return row
  const { status, lines, bags, crates, total, picker } = order
  return {
    ...row,
    status,
    total,
    ...(picker !== undefined && { picker }),
    decided: lines.filter(({ state }) => state !== 'to-pick').length,
    ...(bags !== undefined && { bags }),
    ...(crates !== undefined && { crates }),
  }
}
