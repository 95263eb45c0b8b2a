import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { useCallback, useMemo } from 'react'
import { useWho } from '../../lib/use-who.ts'
import { isLineStep, lineAfter, orderAfter, type Press, type Step } from './press.ts'
import type { PressState } from './press-queue.ts'
import { presses, usePresses } from './presses.ts'

/** An order as loaded or last answered, with the presses that wait. */
export function useOrder(loaded: PickListView): { order: PickListView; press: (step: Step) => void } {
  const { waiting, answered } = usePresses()
  const { username } = useWho()
  const { orderId } = loaded
  const order = useMemo(() => {
    const own = waiting.filter((one) => one.orderId === orderId)
    return own.reduce(orderAfter, answered.get(orderId) ?? loaded)
  }, [waiting, answered, loaded, orderId])
  const press = useCallback((step: Step) => presses.press(username, orderId, step), [username, orderId])
  return { order, press }
}

/** The same line while nothing about it changed: its card is not drawn again. */
export function lineNow(line: PickLineView & { orderId: number }, { waiting, answered }: PressState): PickLineView {
  const read = answered.get(line.orderId)?.lines.find(({ orderItemId }) => orderItemId === line.orderItemId) ?? line
  return waiting.reduce((now: PickLineView, { step }: Press) => (isLineStep(step) ? lineAfter(now, step) : now), read)
}
