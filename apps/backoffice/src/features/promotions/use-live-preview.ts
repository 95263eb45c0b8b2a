import { RefusalError } from '@bottega/contract/api.ts'
import type { PromotionEffect } from '@bottega/contract/staff-products/promotions.ts'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds of rest before what is typed is asked for. */
const rest = 400

interface Shown<Body> {
  body: Body
  effect: PromotionEffect
  /** Pressed twice, or sent again after a lost answer, it is made once. */
  key: string
}

/**
 * The effect of what a form says, asked for while it is typed: the last one asked is the one shown, and it goes away as
 * soon as the form says something else.
 */
export function useLivePreview<Body>(ask: (body: Body) => Promise<PromotionEffect>) {
  const [shown, setShown] = useState<Shown<Body>>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      turn.current += 1
      clearTimeout(timer.current)
    },
    [],
  )

  async function read(body: Body, own: number) {
    try {
      const effect = await ask(body)
      if (turn.current === own) setShown({ body, effect, key: crypto.randomUUID() })
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      if (turn.current === own) setRefusal(error.text)
    }
    if (turn.current === own) setBusy(false)
  }

  /** Undefined while the form does not say enough. */
  function change(body: Body | undefined) {
    turn.current += 1
    clearTimeout(timer.current)
    setShown(undefined)
    setRefusal(undefined)
    setBusy(body !== undefined)
    const own = turn.current
    if (body !== undefined) timer.current = setTimeout(() => void read(body, own), rest)
  }

  return { shown, refusal, busy, change }
}
