import type { Site } from './site.ts'

/**
 * Pages that only one of the sites has, by the beginning of their path; all others are on both. The click-and-collect
 * site has no company codes and no rewards. (Shopping core, sections 1 and 2)
 */
const onlyOn: Readonly<Record<string, readonly Site[]>> = {
  '/shop-at-work': ['coop'],
  '/profile/rewards-cart': ['coop'],
  '/profile/requested-rewards': ['coop'],
  '/profile/create-offer': ['coop'],
  '/profile/donate': ['coop'],
  '/profile/points-polv': ['coop'],
}

/** Whether a site has the page at this path. */
export function isOnSite(pathname: string, site: Site): boolean {
  return Object.entries(onlyOn).every(
    ([start, sites]) => sites.includes(site) || !(pathname === start || pathname.startsWith(`${start}/`)),
  )
}
