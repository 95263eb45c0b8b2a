import { useEffect, useEffectEvent, useState } from 'react'
import { useCommand } from '../use-command.ts'

interface ReadOnOpening<Answer> {
  readonly answer: Answer | undefined
  /** The shop's text when it could not be read. */
  readonly refusal: string | undefined
  readonly again: () => Promise<void>
}

/** What a dialog reads of the shop as it opens, and again when it is asked to. */
export function useRead<Answer>(ask: () => Promise<Answer>): ReadOnOpening<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const { refusal, run, runToEnd } = useCommand(async () => setAnswer(await ask()))
  const open = useEffectEvent(run)
  useEffect(() => open(), [])
  return { answer, refusal, again: runToEnd }
}
