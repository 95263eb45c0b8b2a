import { appVersion } from './app-version.ts'
import { externalStore } from '../storage/external-store.ts'

/**
 * `lost`: the shop does not answer and is polled until it does. `outdated`: it runs another version than this page,
 * whose scripts may no longer exist.
 */
export type ConnectionState = 'there' | 'lost' | 'outdated'

interface ConnectionParts {
  /** The version the shop runs; undefined when it does not answer. */
  readVersion: () => Promise<string | undefined>
  running: string
  /** Resolves after so many milliseconds, or earlier when asking again may succeed. */
  pause: (ms: number) => Promise<void>
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** After so many failures although the shop answers, the network is not the cause. */
const mostFailures = 3

/** Tracks whether the shop can be reached, and holds back what waits until it can. */
export function connectionTo({ readVersion, running, pause }: ConnectionParts) {
  const state = externalStore<ConnectionState>('there')
  let checking: Promise<boolean> | undefined
  let isReplaced = false

  async function untilReachable(): Promise<boolean> {
    for (let pauseMs = 0; ; pauseMs = Math.min(pauseMs * 2 || firstPauseMs, longestPauseMs)) {
      if (pauseMs > 0) await pause(pauseMs)
      const version = await readVersion()
      state.set(version === undefined ? 'lost' : version === running && !isReplaced ? 'there' : 'outdated')
      if (version !== undefined) return pauseMs === 0
    }
  }

  /** Resolves once the shop answers, with whether it did so at once. All waiting callers share one request. */
  function answers(): Promise<boolean> {
    checking ??= untilReachable().finally(() => {
      checking = undefined
    })
    return checking
  }

  /** Resolves as soon as the shop is known not to answer. */
  function whenLost(): Promise<void> {
    return new Promise((resolve) => {
      const stop = state.subscribe(notify)
      function notify() {
        if (state.get() !== 'lost') return
        stop()
        resolve()
      }
      notify()
    })
  }

  /** Called after a failed request; resolves when it is known whether the shop answers. */
  function check(): Promise<unknown> {
    return Promise.race([answers(), whenLost()])
  }

  /**
   * Repeats an attempt that fails for lack of a network as soon as the shop answers again. Rejects with errors
   * `isFailure` does not accept, and with those that occur although the shop answers.
   */
  async function persist<Result>(
    attempt: () => Promise<Result>,
    isFailure: (error: unknown) => boolean,
  ): Promise<Result> {
    for (let failures = 0; ;) {
      try {
        return await attempt()
      } catch (error) {
        if (!isFailure(error)) throw error
        if (!(await answers())) continue
        failures += 1
        if (state.get() === 'outdated' || failures === mostFailures) throw error
        await pause(firstPauseMs)
      }
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    answers,
    whenLost,
    check,
    persist,
    /** A script of this page no longer exists although the shop answers: only reloading the page helps. */
    outdate: () => {
      isReplaced = true
      state.set('outdated')
    },
  }
}

/** Waits until the time is over, the network is back, or the page comes back to view. */
function pauseInPage(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end, { signal: over.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: over.signal,
    })
  })
}

/** Timeout of one request, because a network that has just come back may never answer. */
const patienceMs = 5_000

async function readVersion(): Promise<string | undefined> {
  try {
    const reply = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    const { lastVersion } = (await reply.json()) as { lastVersion?: { version?: string } }
    return lastVersion?.version
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException) return undefined
    throw error
  }
}

/** The one connection of the page. */
export const connection = connectionTo({
  readVersion,
  running: appVersion,
  pause: pauseInPage,
})
