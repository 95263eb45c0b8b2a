import { RefusalError } from '@bottega/contract/api.ts'
import { useRef, useState } from 'react'

interface Command<Args extends readonly unknown[]> {
  readonly busy: boolean
  /** The shop's text for the last refusal, until the command runs again. */
  readonly refusal: string | undefined
  readonly run: (...args: Args) => Promise<void>
  readonly clear: () => void
}

/** A command of a screen: at most one at a time; what the shop refuses is shown in place, a bug is thrown on. */
export function useCommand<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): Command<Args> {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  // The state reaches the button with the next render; a second press can come before.
  const running = useRef(false)

  async function run(...args: Args) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      await work(...args)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setRefusal(error.text)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, refusal, run, clear: () => setRefusal(undefined) }
}
