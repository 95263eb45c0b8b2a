import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { notifyRemarks } from '../../lib/notifications.ts'
import { pendingRequests } from '../../lib/pending.ts'
import { isSignedIn } from '../../lib/shopper.ts'
import { paths } from '../../paths.ts'
import { sessionClock } from './session-clock.ts'

const channelName = 'session'

/**
 * Milliseconds left once the session is near its end, and the way to stay. Every answer of the shop and every new page
 * puts the end off, in the other tabs too: they share the session. (safety.md, 26)
 */
export function useSessionClock(lengthMs: number) {
  const [clock] = useState(() => sessionClock({ lengthMs, onEnd: leaveForLogin }))
  const { key } = useLocation()

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
    clock.touch()
    return () => {
      clock.stop()
      unsubscribe()
      channel.close()
    }
  }, [clock])

  // A new page was asked of the shop too, by the router.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => clock.touch(), [clock, key])

  const left = useSyncExternalStore(clock.left.subscribe, clock.left.get, () => undefined)

  async function stay() {
    try {
      // The answer itself puts the end off, as every answer does.
      const { user } = await browserApi().call('auth.test')
      if (!isSignedIn(user)) leaveForLogin()
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      notifyRemarks(error.response)
    }
  }
  return { left, stay: () => void stay() }
}

function leaveForLogin() {
  const { pathname, search } = window.location
  window.location.assign(paths.login({ redirect: pathname + search, expired: true }))
}
