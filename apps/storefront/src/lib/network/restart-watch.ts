import { timing } from '../visit/application-configuration.ts'

/** Nobody is in the middle of something who has not touched the page for this long. */
const quietMs = 60_000
const lookEveryMs = 30_000

interface RestartWatchParts {
  startedAt: number
  /** Something a restart would take away: an open dialog, a payment, a request under way. */
  isBusy: () => boolean
  restart: () => void
  now?: () => number
}

export interface RestartWatch {
  /** Somebody did something. */
  touch: () => void
  /** The page came back to view: the moment at which a restart disturbs least. */
  comeBack: () => void
  stop: () => void
}

/**
 * Starts the shop anew once it is old, in a quiet moment: when the page comes back to view, or when nobody has touched
 * it for a minute, and never while something is under way. (docs/decisions/0173)
 */
export function restartWatch({ startedAt, isBusy, restart, now = Date.now }: RestartWatchParts): RestartWatch {
  let touchedAt = now()
  let done = false

  function restartIf(isQuiet: boolean) {
    if (done || !isQuiet || now() - startedAt <= timing.restartAfterMs || isBusy()) return
    done = true
    clearInterval(timer)
    restart()
  }

  const timer = setInterval(() => restartIf(now() - touchedAt >= quietMs), lookEveryMs)
  return {
    touch: () => {
      touchedAt = now()
    },
    comeBack: () => restartIf(true),
    stop: () => clearInterval(timer),
  }
}
