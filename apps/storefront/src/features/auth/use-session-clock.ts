import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { notifyRemarks } from '../../lib/notifications.ts'
import { checkSignedIn } from '../../lib/check-signed-in.ts'
import { pendingRequests } from '../../lib/pending.ts'
import { useShopperStore } from '../../lib/shopper.ts'
import { leaveForLogin } from '../../lib/leave-for-login.ts'
import { sessionClock } from './session-clock.ts'

/** Milliseconds of a session: until it ends by itself when nothing happens, and whatever happens. */
export type SessionLength = { idleMs: number; finalMs: number }
/** With the instant at which that was so. */
export type SessionStart = SessionLength & { since: number }

const channelName = 'session'

/**
 * How the session ends once that is near, and the way to stay. Every answer of the shop and every new page
 * puts the end off, in the other tabs too: they share the session. (safety.md, 26)
 */
export function useSessionClock(length: SessionStart) {
  const [clock] = useState(() => sessionClock({ ...length, onEnd: leaveForLogin }))
  const shopper = useShopperStore()
  const { key } = useLocation()
  const touchedAt = useRef(key)

  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    const unsubscribe = pendingRequests.subscribe(() => {
      if (pendingRequests.get() > 0) return
      clock.touch()
      // A channel reaches this origin alone and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage('alive')
    })
    channel.addEventListener('message', clock.touch)
    clock.look()
    return () => {
      clock.stop()
      unsubscribe()
      channel.close()
    }
  }, [clock])

  // A new page was asked of the shop too, by the router.
  useEffect(() => {
    if (touchedAt.current !== key) clock.touch()
    touchedAt.current = key
  }, [clock, key])

  const end = useSyncExternalStore(clock.end.subscribe, clock.end.get, () => undefined)

  async function stay() {
    try {
      // The answer itself puts the end off, as every answer does.
      if (!(await checkSignedIn(browserApi(), shopper.get().user, 'stay'))) leaveForLogin()
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      notifyRemarks(error.response)
    }
  }
  return { end, stay: () => void stay() }
}
