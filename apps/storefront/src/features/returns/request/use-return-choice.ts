import type { ReturnableItemView } from '@bottega/contract/returns/returns.ts'
import type { ReturnReason } from '@bottega/rules/returns/return-status.ts'
import { useState } from 'react'

export interface ChosenLine {
  quantity: number
  reason: ReturnReason
  note: string
  photoId: string | undefined
}

export const isReturnable = ({ quantity }: ReturnableItemView): boolean => quantity > 0

/** The value of a chosen quantity, euro, before the server counts it to the cent. */
export const valueOf = (item: ReturnableItemView, quantity: number): number =>
  Math.round((item.amount * 100 * quantity) / item.quantity) / 100

/** A chosen line as the request names it. */
export const wantedItem = (order_item_id: number, { quantity, reason, note, photoId }: ChosenLine) => ({
  order_item_id,
  quantity,
  reason,
  ...(note.trim() === '' ? {} : { note: note.trim() }),
  ...(photoId === undefined ? {} : { photo_id: photoId }),
})

/** The choice of the lines of an order that come back, with the choices for each. */
export function useReturnChoice(items: readonly ReturnableItemView[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChosenLine>>(new Map())

  const toggle = (item: ReturnableItemView) =>
    setChosen((known) => {
      const next = new Map(known)
      const start = { quantity: item.unit === 'kg' ? item.quantity : 1, reason: 'damaged', note: '' } as const
      if (!next.delete(item.orderItemId)) next.set(item.orderItemId, { ...start, photoId: undefined })
      return next
    })

  const change = (item: ReturnableItemView, news: Partial<ChosenLine>) =>
    setChosen((known) => {
      const line = known.get(item.orderItemId)
      return line === undefined ? known : new Map(known).set(item.orderItemId, { ...line, ...news })
    })

  const sum = items.reduce((cents, item) => {
    const line = chosen.get(item.orderItemId)
    return line === undefined ? cents : cents + Math.round(valueOf(item, line.quantity) * 100)
  }, 0)
  return { chosen, toggle, change, sum: sum / 100 }
}
