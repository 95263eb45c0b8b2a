import { paths } from '../../paths.ts'
import { removePersonal } from '../storage/stored.ts'
import { renewSession } from './application-configuration.ts'
import { restartApplication } from './restart-application.ts'

const addressOfPage = () => window.location.pathname + window.location.search

/**
 * The login page for the one who was signed in here, with the way back. Staff have a login of their own; it ends acting
 * for a customer, so the customer's pages are not returned to.
 */
export function loginAndBack({ expired = false, from = addressOfPage() } = {}): string {
  const back = { redirect: from, expired }
  const { staff } = document.documentElement.dataset
  if (staff === undefined) return paths.login(back)
  return paths.staff(staff === 'acting' ? { expired } : back)
}

/**
 * The session has ended: deletes what was stored of it and its name, and opens the login, which says so and returns
 * here. A full page load, because everything personal on the page is invalid. (Shopping core, sections 4 and 8: status
 * 419)
 */
export function leaveForLogin(): void {
  leaveForLoginFrom(addressOfPage())
}

/** The same where the login is open already, as after a navigation to a page of customers: the way back is `from`. */
export function leaveForLoginFrom(from: string): void {
  renewSession()
  restartApplication(loginAndBack({ expired: true, from }))
}

/** A page that begins with the end of the session: what was stored of it goes, as when a page in use learns of it. */
export function forgetEndedSession(): void {
  removePersonal()
  renewSession()
}
