import { LinkContext } from '@bottega/ui/components/actions/Anchor.tsx'
import { Outlet, ScrollRestoration } from 'react-router'
import { BackofficeLink } from '../lib/links.tsx'

/** Around every page: how links move, and where a page was scrolled to. */
export function Outermost() {
  return (
    <LinkContext value={BackofficeLink}>
      <Outlet />
      <ScrollRestoration />
    </LinkContext>
  )
}
