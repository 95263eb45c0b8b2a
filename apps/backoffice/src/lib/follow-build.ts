import { ofWindow } from '@bottega/ui/safe-storage.ts'

const hour = 3_600_000
const place = 'backoffice.reloaded'

/** The program stays open where there is no connection, and is the version of the shop wherever there is one. */
export function followBuild(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/admin/service-worker.js', { scope: '/admin', updateViaCache: 'none' })
    // Tablets have one page open for days.
    .then((registration) => setInterval(() => void registration.update().catch(reportError), hour))
    .catch(reportError)
}

/** A part of the program is gone because there is a new version: its page is loaded, at most once in a minute. */
export function reloadWhenReplaced(): boolean {
  const last = Number(ofWindow.getItem(place))
  if (Date.now() - last < 60_000) return false
  // If the time were lost with the page, nothing would end the loading.
  if (!ofWindow.setItem(place, String(Date.now()))) return false
  window.location.reload()
  return true
}
