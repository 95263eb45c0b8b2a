const channelName = 'cart'
/** After a longer absence (milliseconds) the cart may have been changed on another device. */
const longAbsence = 60_000

export interface CartTabs {
  announce: () => void
  /** Begins to listen; returns the function that stops it. */
  listen: () => () => void
}

/**
 * Synchronizes tabs with one cart: a change in one is announced, the others read the cart again, at once when they are
 * on screen, otherwise when they come back to it. Coming back after a while, or from the back/forward cache, reads it
 * too.
 */
export function cartTabs(load: () => Promise<boolean>): CartTabs {
  let channel: BroadcastChannel | undefined
  let stale = false
  let hiddenSince: number | undefined

  const refresh = async () => {
    // Reset before the request: a change announced while it is in flight is not part of its answer.
    stale = false
    // On failure the copy stays as it is until the next change or return.
    if (!(await load())) stale = true
  }
  const changedElsewhere = () => {
    if (document.visibilityState === 'visible') void refresh()
    else stale = true
  }
  const visibilityChanged = () => {
    if (document.visibilityState === 'hidden') hiddenSince = Date.now()
    else if (stale || (hiddenSince !== undefined && Date.now() - hiddenSince > longAbsence)) void refresh()
  }
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void refresh()
  }

  return {
    // A channel reaches our own origin only and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    announce: () => channel?.postMessage('changed'),
    listen: () => {
      channel = new BroadcastChannel(channelName)
      channel.addEventListener('message', changedElsewhere)
      document.addEventListener('visibilitychange', visibilityChanged)
      window.addEventListener('pageshow', shown)
      return () => {
        channel?.close()
        channel = undefined
        document.removeEventListener('visibilitychange', visibilityChanged)
        window.removeEventListener('pageshow', shown)
      }
    },
  }
}
