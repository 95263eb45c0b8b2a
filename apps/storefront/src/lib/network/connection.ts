import { appVersion } from './app-version.ts'
import { externalStore } from '../storage/external-store.ts'

/**
 * `lost`: the shop does not answer and is asked again until it does. `outdated`: it runs another version than this page,
 * whose scripts may be gone.
 */
export type ConnectionState = 'there' | 'lost' | 'outdated'

interface ConnectionParts {
  /** The version the shop runs; undefined when it does not answer. */
  askVersion: () => Promise<string | undefined>
  running: string
  /** Ends after so many milliseconds, or earlier when asking again is worth it. */
  pause: (ms: number) => Promise<void>
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** What fails so often although the shop answers is not the network's fault. */
const mostFailures = 3

/** Whether the shop can be reached, and what waits until it can. */
export function connectionTo({ askVersion, running, pause }: ConnectionParts) {
  const state = externalStore<ConnectionState>('there')
  let looking: Promise<boolean> | undefined
  let isGone = false

  async function look(): Promise<boolean> {
    for (let pauseMs = 0; ; pauseMs = Math.min(pauseMs * 2 || firstPauseMs, longestPauseMs)) {
      if (pauseMs > 0) await pause(pauseMs)
      const version = await askVersion()
      state.set(version === undefined ? 'lost' : version === running && !isGone ? 'there' : 'outdated')
      if (version !== undefined) return pauseMs === 0
    }
  }

  /** Resolves once the shop answers, with whether it did so at once. All who wait share one question. */
  function answers(): Promise<boolean> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  /** Resolves as soon as the shop is known not to answer. */
  function whenLost(): Promise<void> {
    return new Promise((resolve) => {
      const stop = state.subscribe(tell)
      function tell() {
        if (state.get() !== 'lost') return
        stop()
        resolve()
      }
      tell()
    })
  }

  /** Looks after a request that failed, and resolves when it is known whether the shop answers. */
  function check(): Promise<unknown> {
    return Promise.race([answers(), whenLost()])
  }

  /**
   * Repeats an attempt that fails for want of a network as soon as the shop answers again. Rejects with what `isFailure`
   * does not know, and with what fails although the shop answers.
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
    /** A script of this page is gone although the shop answers: only loading the page again helps. */
    outdate: () => {
      isGone = true
      state.set('outdated')
    },
  }
}

/** Until the time is over, the network says it is back, or the page comes back to view. */
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

/** A network that has just come back may leave a request without an answer. */
const patienceMs = 5_000

async function askVersion(): Promise<string | undefined> {
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
  askVersion,
  running: appVersion,
  pause: pauseInPage,
})
