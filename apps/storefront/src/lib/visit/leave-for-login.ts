import { paths } from '../../paths.ts'
import { renewSession } from './application-configuration.ts'
import { startAnew } from './start-anew.ts'

/**
 * Where whoever was signed in here comes in again, and back from there. Staff have a door of their own; behind it
 * nobody is acted for any more, so that the customer's pages are none to come back to.
 */
export function loginAndBack({ expired = false } = {}): string {
  const { pathname, search } = window.location
  const back = { redirect: pathname + search, expired }
  const { staff } = document.documentElement.dataset
  if (staff === undefined) return paths.login(back)
  return paths.staff(staff === 'acting' ? { expired } : back)
}

/**
 * The session has ended: what was stored of it and its name go, and the login comes, which says so and leads back here.
 * The page is loaded anew, for everything personal in it is over. (Shopping core, sections 4 and 8: status 419)
 */
export function leaveForLogin(): void {
  renewSession()
  startAnew(loginAndBack({ expired: true }))
}
