import { authTest } from '@bottega/contract/auth/calls.ts'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { isOnSite } from '../../lib/visit/site-routes.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import type { Route } from './+types/ProfileLayout.ts'
import { ProfileMenu } from './menu/ProfileMenu.tsx'
import styles from './ProfileLayout.module.css'
import { resetFiltersAt } from './reset-filters.ts'

/** The whole profile requires login. (Account and after-sales, sections 2 and 6) */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }) => {
    // A page the site does not have is not found, also for anonymous visitors: the frame says so.
    if (!isOnSite(url.pathname, context.get(visitContext).site)) return
    requireSignIn((await context.get(visitContext).api.call(authTest)).user, url)
  },
]

/** The pages of the profile beside their menu; on a phone the menu opens above them. */
export default function ProfileLayout() {
  const { pathname } = useLocation()
  useEffect(() => resetFiltersAt(pathname), [pathname])
  return (
    <div className={styles.layout}>
      <ProfileMenu />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  )
}
