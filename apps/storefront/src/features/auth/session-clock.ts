import { externalStore, type ExternalStore } from '../../lib/external-store.ts'

/** How long before its end a session is announced. (safety.md, 26) */
export const warningMs = 2 * 60_000

export interface SessionEnd {
  readonly leftMs: number
  /** The end that comes whatever happens: staying does not put it off. */
  readonly isFinal: boolean
}

export interface SessionClock {
  /** Once the end is near; undefined while it is far. */
  readonly end: Pick<ExternalStore<SessionEnd | undefined>, 'get' | 'subscribe'>
  /** Begins to count, or begins anew because something was asked of the shop. */
  touch: () => void
  stop: () => void
}

interface SessionClockParts {
  /** Until it ends when nothing happens. */
  idleMs: number
  /** From now until it ends whatever happens. */
  finalMs: number
  onEnd: () => void
  now?: () => number
}

/**
 * Counts down a session. Far from the end one timer sleeps; near it the remaining time ticks every second, measured against
 * the clock, because a sleeping computer stops timers but not sessions.
 */
export function sessionClock({ idleMs, finalMs, onEnd, now = Date.now }: SessionClockParts): SessionClock {
  const end = externalStore<SessionEnd | undefined>(undefined)
  const finalEnd = now() + finalMs
  let idleEnd = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function look() {
    const isFinal = finalEnd <= idleEnd
    const leftMs = Math.min(finalEnd, idleEnd) - now()
    if (leftMs <= 0) {
      end.set({ leftMs: 0, isFinal })
      onEnd()
      return
    }
    const isNear = leftMs <= warningMs
    end.set(isNear ? { leftMs, isFinal } : undefined)
    timer = setTimeout(look, isNear ? 1_000 : Math.min(leftMs - warningMs, 60_000))
  }

  function touch() {
    clearTimeout(timer)
    idleEnd = now() + idleMs
    look()
  }

  return {
    end: { get: end.get, subscribe: end.subscribe },
    touch,
    stop: () => clearTimeout(timer),
  }
}
