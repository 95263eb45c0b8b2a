import type { UserView } from '@bottega/contract/envelope.ts'
import { hasAnyRole, type StaffRole } from '@bottega/rules/people/roles.ts'
import { redirect } from 'react-router'
import { paths } from '../../paths.ts'
import { isSignedIn } from './shopper.ts'

/** Redirects anonymous visitors to the login, and back to `url` afterwards. (Shopping core, section 2) */
export function requireSignIn(user: UserView, url: URL): void {
  if (!isSignedIn(user)) throw redirect(paths.login({ redirect: url.pathname + url.search }))
}

/**
 * Flagged admin: open to staff signed in by single sign-on; everybody else goes to the user board. (Shopping core,
 * section 2)
 */
export function requireStaff({ ssoUser }: UserView, requested: readonly StaffRole[] = ['operator', 'admin']): void {
  if (!hasAnyRole(ssoUser?.roles ?? [], requested)) throw redirect(paths.userBoard())
}
