import { useRef, useState } from 'react'

/** A command that answers `leaving` stays busy: another page is loading, and nothing may be pressed until then. */
export type Work<Args extends readonly unknown[]> = (...args: Args) => Promise<'leaving' | void>

/** Decides what the component shows of a refusal; undefined when it is shown elsewhere. */
export type ShowRefusal<Refusal, Args extends readonly unknown[], Shown> = (
  refusal: Refusal,
  args: Args,
) => Shown | undefined | Promise<Shown | undefined>

export interface Command<Args extends readonly unknown[], Shown> {
  readonly busy: boolean
  /** The text of the last refusal, until the command runs again. */
  readonly refusal: Shown | undefined
  /** Does nothing while the command is busy. */
  readonly run: (...args: Args) => void
  readonly clearRefusal: () => void
}

/**
 * Makes `useCommand` for an application, which knows what a refusal is and what it shows of one by itself: a command
 * runs at most once at a time, with its busy state and the last refusal. `asRefusal` throws on what is none.
 */
export function commandHook<Refusal, Words>(
  asRefusal: (error: unknown) => Refusal,
  wordsOf: (refusal: Refusal) => Words | undefined,
) {
  /** Without `onRefusal` the refusal is what the application shows of each. */
  function useCommand<Args extends readonly unknown[]>(work: Work<Args>): Command<Args, Words>
  function useCommand<Args extends readonly unknown[], Shown>(
    work: Work<Args>,
    onRefusal: ShowRefusal<Refusal, Args, Shown>,
  ): Command<Args, Shown>
  function useCommand<Args extends readonly unknown[]>(
    work: Work<Args>,
    onRefusal: ShowRefusal<Refusal, Args, unknown> = wordsOf,
  ): Command<Args, unknown> {
    const [busy, setBusy] = useState(false)
    const [refusal, setRefusal] = useState<unknown>()
    // The state reaches the button with the next render; a second press can come before.
    const running = useRef(false)

    async function start(...args: Args) {
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

    return {
      busy,
      refusal,
      run: (...args) => void start(...args),
      clearRefusal: () => setRefusal(undefined),
    }
  }

  return useCommand
}
