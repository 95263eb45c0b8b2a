import type { UserView } from '@bottega/contract/envelope.ts'
import type { IconName } from '@bottega/ui/components/text/icon-paths.ts'
import { isOnSite } from '../../../lib/visit/site-routes.ts'
import type { Site } from '../../../lib/visit/site.ts'
import { paths } from '../../../paths.ts'

/** The order in which the menu shows its groups. */
export const menuGroups = ['shopping', 'benefits', 'money', 'data', 'account'] as const

interface MenuEntry {
  /** The key of its words below `menu`, and of its tile's below `tile`. */
  readonly key: string
  readonly group: (typeof menuGroups)[number]
  readonly path: string
  readonly icon: IconName
  /** Who sees it; without it every customer. Which site has the page is said in `site-routes.ts`. */
  readonly seenBy?: (user: UserView) => boolean
}

/**
 * The pages of the profile, as the menu and the tiles of the dashboard list them; a page stands here from the day it
 * works. (Account and after-sales, section 2)
 */
const entries = [
  { key: 'orders', group: 'shopping', path: paths.orders(), icon: 'bag' },
  { key: 'lists', group: 'shopping', path: paths.lists(), icon: 'list' },
  { key: 'work', group: 'data', path: paths.shopAtWork(), icon: 'store' },
  { key: 'security', group: 'account', path: paths.security(), icon: 'lock' },
] as const satisfies readonly MenuEntry[]

export type ProfileEntry = (typeof entries)[number]

/** What this customer finds on this site. */
export function entriesFor(user: UserView, site: Site): readonly ProfileEntry[] {
  return entries.filter((entry: MenuEntry) => isOnSite(entry.path, site) && entry.seenBy?.(user) !== false)
}

/** The entry a page belongs to: its own path or the beginning of it. */
export function entryAt(pathname: string, shown: readonly ProfileEntry[]): ProfileEntry | undefined {
  return shown.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
