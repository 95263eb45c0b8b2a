import { paths } from '../paths.ts'
import { startAnew } from './start-anew.ts'

/**
 * The session has ended: what was kept of it and its mark go, and the login comes, which says so and leads back here. The
 * page is loaded anew, for everything personal in it is over. (Shopping core, sections 4 and 8: status 419)
 */
export function leaveForLogin(): void {
  const { pathname, search } = window.location
  startAnew(paths.login({ redirect: pathname + search, expired: true }))
}
