import { PageVisitsContext } from '@bottega/ui/components/overlays/page-visits.ts'
import { useState, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router'

/**
 * Whether a navigation opens a page: another path does, and so does a link to the very address on screen. Another query
 * or fragment is a step on the same page, as the filters of a sheet take it. (decision 0795)
 */
const opensPage = (from: Location, to: Location) =>
  from.pathname !== to.pathname || (from.search === to.search && from.hash === to.hash)

/** Counts the pages that are opened; dialogs close by it. */
export function PageVisits({ children }: { children: ReactNode }) {
  const location = useLocation()
  const [seen, setSeen] = useState({ location, count: 0 })
  const moved = seen.location.key !== location.key
  const count = moved && opensPage(seen.location, location) ? seen.count + 1 : seen.count
  if (moved) setSeen({ location, count })
  return <PageVisitsContext value={count}>{children}</PageVisitsContext>
}
