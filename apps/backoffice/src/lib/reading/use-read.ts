import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useEffectEvent, useState } from 'react'

interface ReadOnOpening<Answer> {
  readonly answer: Answer | undefined
  /** The shop's text when it could not be read. */
  readonly refusal: string | undefined
  readonly again: () => Promise<void>
}

/** What a dialog reads of the shop as it opens, and again when it is asked to. */
export function useRead<Answer>(ask: () => Promise<Answer>): ReadOnOpening<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [refusal, setRefusal] = useState<string>()

  async function again() {
    try {
      setAnswer(await ask())
      setRefusal(undefined)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setRefusal(error.text)
    }
  }

  const open = useEffectEvent(() => void again())
  // oxlint-disable-next-line react/set-state-in-effect -- What is read comes from the shop, after the effect.
  useEffect(() => open(), [])
  return { answer, refusal, again }
}
