import { timing } from '../visit/application-configuration.ts'

/** After this long without an interaction, a restart interrupts nothing. */
const quietMs = 60_000
const checkEveryMs = 30_000

interface RestartWatchParts {
  startedAt: number
  /** Something a restart would interrupt: an open dialog, a payment, a request in flight. */
  isBusy: () => boolean
  restart: () => void
  now?: () => number
}

export interface RestartWatch {
  /** An interaction with the page. */
  touch: () => void
  /** The page came back to view: the moment at which a restart disturbs least. */
  comeBack: () => void
  stop: () => void
}

/**
 * Reloads the shop once it is old, at a quiet moment: when the page comes back to view, or after a minute without an
 * interaction, and never while something is in progress. (docs/decisions/0173)
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

  const timer = setInterval(() => restartIf(now() - touchedAt >= quietMs), checkEveryMs)
  return {
    touch: () => {
      touchedAt = now()
    },
    comeBack: () => restartIf(true),
    stop: () => clearInterval(timer),
  }
}
