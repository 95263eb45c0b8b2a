import * as calls from '@bottega/contract/backoffice/calls.ts'
import type { PageView } from '@bottega/contract/common.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import { presentUser } from '../../kernel/calls/present-user.ts'
import type { Shop } from '../../kernel/shop.ts'
import { staffOf } from '../../kernel/visitor.ts'
import { logOut } from '../../people/auth/auth.service.ts'
import { createLoginLimits } from '../../people/auth/login-limits.ts'
import { accountHandlers } from './accounts.routes.ts'
import { type Entered, startActing, stopActing } from './acting.service.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { findPeople } from './people.service.ts'
import { logInAsStaff } from './staff-login.service.ts'
import { viewHandlers } from './views.routes.ts'

/** The session has another user from here on; an earlier remember-me token of the browser is removed. */
const entered = ({ user, token, device }: Entered) => ({
  data: { user: presentUser(user), token },
  user,
  session: { token, remember: null, ...(device !== undefined && { device }) },
})

/** Per hour and staff member: more than telephone service needs, too few to copy all customers. */
const refusal = 'error.request.tooMany'
const most = {
  searches: { points: 300, duration: 3600, refusal },
  actings: { points: 60, duration: 3600, refusal },
} as const

const detailsOf = (
  { q = '', cod_int: customerNumber }: CallInput<typeof calls.staffFindPeople>['query'],
  { selPage: page, totItems: found }: PageView,
): Record<string, unknown> => ({
  query: q.trim(),
  page,
  found,
  ...(customerNumber !== undefined && { customerNumber }),
})

/** (Shopping core, section 7, "Auth and session") */
export function backofficeHandlers(built: Shop): readonly HandledCall[] {
  const limits = createLoginLimits(built.database, 'staff')
  const searches = createCounter(built.database, 'staff-search', most.searches)
  const actings = createCounter(built.database, 'staff-act-as', most.actings)
  const ownHandlers = handlersOf(calls, {
    staffLogin: async ({ shop, visitor, now }, { body }) => {
      const { backoffice_user: username, password, otp, token: captchaToken } = body
      const come = await logInAsStaff(shop, limits, visitor, { username, password, otp, captchaToken }, now)
      return entered(come)
    },
    staffLogout: async ({ shop, visitor, now }) => {
      const staff = visitor.user?.staff
      await logOut(shop, visitor, now, async (tx) => {
        if (staff !== undefined) await recordChange(tx, staff, { action: 'session.logout' }, now)
      })
      return { data: {}, user: null, session: { token: null, remember: null } }
    },
    staffFindPeople: async ({ shop, visitor, now }, { query }) => {
      const { q, cod_int: codInt, page, page_size: pageSize, sort, user_type_id: userTypeId } = query
      const staff = staffOf(visitor)
      await searches.take(String(staff.userId))
      const data = await findPeople(shop.db, { q, codInt, page, pageSize, sort, userTypeId, stores: staff.stores })
      await recordChange(shop.db, staff, { action: 'customer.searched', after: detailsOf(query, data.page) }, now)
      return { data }
    },
    staffActAs: async ({ shop, visitor, now }, { query: { user_id: userId, reason } }) => {
      await actings.take(String(staffOf(visitor).userId))
      return entered(await startActing(shop, visitor, { userId, reason }, now))
    },
    staffStopActing: async ({ shop, visitor, now }) => entered(await stopActing(shop, visitor, now)),
  })
  return [...ownHandlers, ...accountHandlers(built), ...viewHandlers()]
}
