import { RefusalError } from '@bottega/contract/api.ts'
import { useRef, useState } from 'react'

interface Command<Args extends readonly unknown[]> {
  readonly busy: boolean
  /** The shop's text for the last refusal, until the command runs again. */
  readonly refusal: string | undefined
  /** Its code, to decide by. */
  readonly code: string | undefined
  readonly run: (...args: Args) => Promise<void>
  readonly clear: () => void
}

/** A command of a screen: at most one at a time; what the shop refuses is shown in place, a bug is thrown on. */
export function useCommand<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): Command<Args> {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<RefusalError>()
  // The state reaches the button with the next render; a second press can come before.
  const running = useRef(false)

  async function run(...args: Args) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefused(undefined)
    try {
      await work(...args)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setRefused(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, refusal: refused?.text, code: refused?.code, run, clear: () => setRefused(undefined) }
}
