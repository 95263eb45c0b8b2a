import { authTest } from '@bottega/contract/auth/calls.ts'
import { staffRoles } from '@bottega/rules/people/roles.ts'
import { redirectDocument } from 'react-router'
import { requireStaff } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/staff-door.ts'

/** Flagged admin: staff go on to the back office, everybody else to the user board. (Shopping core, section 2) */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user, staffRoles)
  return redirectDocument(paths.backOffice())
}
