import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pendingRequests } from '../../../lib/api/pending.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { leaveForLogin } from '../../../lib/visit/leave-for-login.ts'
import { checkSession } from './check-session.ts'
import { sessionClock } from './session-clock.ts'

/** Milliseconds until a session ends without a call, and until its fixed end. */
export type SessionLength = { idleMs: number; finalMs: number }
/** With the instant they are counted from. */
export type SessionStart = SessionLength & { since: number }

const channelName = 'session'

/**
 * The end of the session once it is near, and the function to stay. Every answer of the shop and every new page
 * postpones the end, in the other tabs too: they share the session. (Safety, 26)
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

  // A navigation calls the shop too, through the router.
  useEffect(() => {
    if (touchedAt.current !== key) clock.touch()
    touchedAt.current = key
  }, [clock, key])

  const end = useSyncExternalStore(clock.end.subscribe, clock.end.get, () => undefined)

  // The answer itself postpones the end, as every answer does.
  return { end, stay: () => void checkSession(shopper.get().user, 'stay') }
}
