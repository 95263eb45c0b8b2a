import type { RefusalError } from '@bottega/contract/api.ts'
import { useRef, useState } from 'react'
import { asRefusal, wordsInPlace } from './refusals.ts'

/** A command that answers `leaving` stays busy: another page is loading, and nothing may be pressed until then. */
export type Work<Args extends readonly unknown[]> = (...args: Args) => Promise<'leaving' | void>

/** Decides what the component shows of a refusal; undefined when it is shown elsewhere. */
export type ShowRefusal<Args extends readonly unknown[], Shown> = (
  refusal: RefusalError,
  args: Args,
) => Shown | undefined | Promise<Shown | undefined>

export interface Command<Args extends readonly unknown[], Shown> {
  readonly busy: boolean
  /** What is shown of the last refusal, until the command runs again. */
  readonly refusal: Shown | undefined
  /** Does nothing while the command is busy. */
  readonly run: (...args: Args) => void
  readonly clearRefusal: () => void
}

/**
 * A command of the shopper: at most one at a time, with its busy state and the shop's refusal. Without `onRefusal` the
 * refusal is the text to show in place; `notifyRefusal` puts it in the notification queue instead. Errors that are no
 * refusals are thrown on.
 */
export function useCommand<Args extends readonly unknown[]>(work: Work<Args>): Command<Args, string>
export function useCommand<Args extends readonly unknown[], Shown>(
  work: Work<Args>,
  onRefusal: ShowRefusal<Args, Shown>,
): Command<Args, Shown>
export function useCommand<Args extends readonly unknown[]>(
  work: Work<Args>,
  onRefusal: ShowRefusal<Args, unknown> = wordsInPlace,
): Command<Args, unknown> {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  // The state reaches the button with the next render; a second press can come before.
  const running = useRef(false)

  async function run(...args: Args) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(undefined)
    let leaving = false
    try {
      leaving = (await work(...args)) === 'leaving'
    } catch (error) {
      const shown = await onRefusal(asRefusal(error), args)
      setRefusal(shown)
    } finally {
      running.current = leaving
      setBusy(leaving)
    }
  }

  return { busy, refusal, run: (...args) => void run(...args), clearRefusal: () => setRefusal(undefined) }
}
