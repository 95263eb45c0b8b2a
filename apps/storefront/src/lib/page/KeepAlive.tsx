import { Activity, useState } from 'react'
import { useLocation, useOutlet } from 'react-router'
import { withPageAlive, PageActiveContext, type AlivePage } from './alive-pages.ts'

type KeepAliveProps = { match: (pathname: string) => boolean; max?: number }

/**
 * Renders the current page and keeps the matching ones alive, hidden, with their state and scroll. A page is identified
 * by its path alone: changing filters in the query is a change of the same page.
 */
export function KeepAlive({ match, max = 3 }: KeepAliveProps) {
  const outlet = useOutlet()
  const { pathname } = useLocation()
  const [pages, setPages] = useState<readonly AlivePage[]>([])
  const keepsAlive = match(pathname)
  const next = keepsAlive ? withPageAlive(pages, pathname, outlet, max) : pages
  if (next !== pages) setPages(next)
  // Sorted by path, so that coming back moves no node in the document: moving one would lose its scroll and focus.
  const drawn = next.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return (
    <>
      {drawn.map((page) => {
        const active = keepsAlive && page.id === pathname
        return (
          <Activity key={page.id} mode={active ? 'visible' : 'hidden'}>
            <PageActiveContext value={active}>{page.element}</PageActiveContext>
          </Activity>
        )
      })}
      {!keepsAlive && outlet}
    </>
  )
}
