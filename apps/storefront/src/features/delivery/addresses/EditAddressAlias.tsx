import { redirect } from 'react-router'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/EditAddressAlias.ts'

/** The protocol has two addresses for this page; both redirect to the one it has here. (Shopping core, section 2) */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(paths.editAddress(params.addressId === undefined ? undefined : Number(params.addressId)), 301)
}
