import { externalStore, type ExternalStore } from '../../../lib/storage/external-store.ts'

/** How long before its end a session is announced. (Safety, 26) */
const warningMs = 2 * 60_000

export interface SessionEnd {
  readonly leftMs: number
  /** The fixed end of the session: staying does not postpone it. */
  readonly isFinal: boolean
}

export interface SessionClock {
  /** Set once the end is near; undefined before. */
  readonly end: Pick<ExternalStore<SessionEnd | undefined>, 'get' | 'subscribe'>
  /** Continues counting from the start of the session. */
  look: () => void
  /** Restarts the idle time, because a call was made. */
  touch: () => void
  stop: () => void
}

interface SessionClockParts {
  /** Instant the other two are counted from; milliseconds. */
  since?: number
  /** Until it ends without a call, in milliseconds. */
  idleMs: number
  /** Until its fixed end, in milliseconds. */
  finalMs: number
  onEnd: () => void
  now?: () => number
}

/**
 * Counts down a session. Far from the end there is one timer; near it the remaining time updates every second, measured
 * against the clock, because a sleeping computer stops timers but not sessions.
 */
export function sessionClock({
  idleMs,
  finalMs,
  onEnd,
  now = Date.now,
  since = now(),
}: SessionClockParts): SessionClock {
  const end = externalStore<SessionEnd | undefined>(undefined)
  const finalEnd = since + finalMs
  let idleEnd = since + idleMs
  let timer: ReturnType<typeof setTimeout> | undefined

  function look() {
    clearTimeout(timer)
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
    idleEnd = now() + idleMs
    look()
  }

  return {
    end: { get: end.get, subscribe: end.subscribe },
    look,
    touch,
    stop: () => clearTimeout(timer),
  }
}
