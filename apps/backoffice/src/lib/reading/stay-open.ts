import { RefusalError } from '@bottega/contract/api.ts'
import { useSyncExternalStore } from 'react'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { ScriptUnreachable } from './load-script.ts'

/** The shop is not reached. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ScriptUnreachable || (error instanceof RefusalError && error.unanswered)

type Load = (args: LoaderFunctionArgs) => unknown

interface LastRead {
  readonly load: Load
  readonly address: string
  readonly answer: unknown
  /** Milliseconds since 1970. */
  readonly askedAt: number
}

/** Of the page that is shown; undefined where it could not be read. */
let last: LastRead | undefined
let shownSince: number | undefined
const listeners = new Set<() => void>()

function show(next: LastRead | undefined, isOld = false): void {
  last = next
  shownSince = isOld ? next?.askedAt : undefined
  for (const listener of listeners) listener()
}

/**
 * The loader of a page that stays open when it is read again and the shop is not reached: it shows what it was made of
 * before, and what staff have typed in it stays. A page that is opened then has nothing to show, and fails.
 */
export function stayingOpen(load: Load): (args: LoaderFunctionArgs) => Promise<unknown> {
  return async (args) => {
    const askedAt = Date.now()
    const address = args.request.url
    try {
      const answer = await load(args)
      if (!args.request.signal.aborted) show({ load, address, answer, askedAt })
      return answer
    } catch (error) {
      // Another page was opened meanwhile, and this one is not shown.
      if (args.request.signal.aborted) throw error
      const isShown = last?.load === load && last.address === address
      if (!isUnreachable(error) || !isShown) {
        show(undefined)
        throw error
      }
      show(last, true)
      return last?.answer
    }
  }
}

/** Of another person nothing is shown. */
export const forgetPage = (): void => show(undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * When the page was read that stays open without an answer of the shop, in milliseconds since 1970; undefined with one,
 * and on a page that reads nothing.
 */
export function useShownSince(): number | undefined {
  const { pathname, search } = useLocation()
  const since = useSyncExternalStore(subscribe, () => shownSince)
  const isShown = last !== undefined && last.address === new URL(pathname + search, last.address).href
  return isShown ? since : undefined
}
