import { externalStore, type ExternalStore } from '../../lib/external-store.ts'

/** How long before its end a session is announced. (safety.md, 26) */
export const warningMs = 2 * 60_000

export interface SessionClock {
  /** Milliseconds left once the end is near; undefined while it is far. */
  readonly left: Pick<ExternalStore<number | undefined>, 'get' | 'subscribe'>
  /** Begins to count, or begins anew because something was asked of the shop. */
  touch: () => void
  stop: () => void
}

interface SessionClockParts {
  lengthMs: number
  onEnd: () => void
  now?: () => number
}

/**
 * Counts down a session that ends when nothing happens. Far from the end one timer sleeps; near it the remaining time
 * ticks every second, measured against the clock, because a sleeping computer stops timers but not sessions.
 */
export function sessionClock({ lengthMs, onEnd, now = Date.now }: SessionClockParts): SessionClock {
  const left = externalStore<number | undefined>(undefined)
  let endsAt = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function look() {
    const remaining = endsAt - now()
    if (remaining <= 0) {
      left.set(0)
      onEnd()
      return
    }
    const isNear = remaining <= warningMs
    left.set(isNear ? remaining : undefined)
    timer = setTimeout(look, isNear ? 1_000 : Math.min(remaining - warningMs, 60_000))
  }

  function touch() {
    clearTimeout(timer)
    endsAt = now() + lengthMs
    look()
  }

  return {
    left: { get: left.get, subscribe: left.subscribe },
    touch,
    stop: () => clearTimeout(timer),
  }
}
