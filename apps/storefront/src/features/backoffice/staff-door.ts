import { redirectDocument } from 'react-router'
import { ownPath } from '@bottega/rules/text/own-path.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/staff-door.ts'

/** Staff come in at the back office; this address, which they may have stored, leads there. */
export function loader({ url }: Route.LoaderArgs) {
  const wanted = ownPath(url.searchParams.get('redirect'), '')
  return redirectDocument(paths.staff(wanted === '' ? {} : { redirect: wanted }))
}
