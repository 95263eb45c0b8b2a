import { fulfilmentRoundPropose, fulfilmentRoundStop } from '@bottega/contract/fulfilment/calls.ts'
import type { DeliveryRound } from '@bottega/contract/fulfilment/rounds.ts'
import type { StopMove } from '@bottega/rules/fulfilment/round-stops.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCommand } from '../../lib/use-command.ts'
import { roundAsSeen } from './round-as-seen.ts'

/**
 * The order of a round's stops by hand. Every change is told in words, and the button that moved a stop keeps the focus
 * though its stop has another place: a browser takes it off what is moved.
 */
export function useStopMoves(round: DeliveryRound) {
  const t = useTranslations('picking.rounds')
  const { revalidate } = useRevalidator()
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<string>(undefined)

  useEffect(() => {
    const name = focused.current
    if (name === undefined || document.activeElement?.getAttribute('data-move') === name) return
    focused.current = undefined
    // Somebody who went on to another field stays there.
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-move="${name}"]`)?.focus()
  })

  async function carryOut(change: () => Promise<string>): Promise<void> {
    setTold('')
    try {
      setTold(await change())
    } finally {
      // After a refusal too: it shows what a colleague has changed meanwhile.
      await revalidate()
    }
  }

  const move = useCommand((orderId: number, to: StopMove) => {
    focused.current = nameOfMove(orderId, to)
    return carryOut(async () => {
      const body = { ...roundAsSeen(round), order_id: orderId, move: to }
      const { stops } = (await api.call(fulfilmentRoundStop, { body })).data.round
      const place = stops.findIndex((stop) => stop.orderId === orderId) + 1
      const customer = stops.find((stop) => stop.orderId === orderId)?.customer ?? ''
      return t('moved', { customer, place: String(place), count: String(stops.length) })
    })
  })
  const propose = useCommand(() =>
    carryOut(async () => {
      await api.call(fulfilmentRoundPropose, { body: roundAsSeen(round) })
      return t('proposed')
    }),
  )
  return {
    list,
    told,
    busy: move.busy || propose.busy,
    refusal: move.refusal ?? propose.refusal,
    move: (orderId: number, to: StopMove) => {
      propose.clearRefusal()
      move.run(orderId, to)
    },
    propose: () => {
      move.clearRefusal()
      propose.run()
    },
  }
}

/** Finds the button of a move again. */
export const nameOfMove = (orderId: number, to: StopMove) => `${orderId} ${to}`
