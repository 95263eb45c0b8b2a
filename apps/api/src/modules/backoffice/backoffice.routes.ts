import type { Handlers } from '../../call-handler.ts'
import { presentUser } from '../../present-user.ts'
import type { Shop } from '../../shop.ts'
import { logOut } from '../auth/auth.service.ts'
import { createLoginLimits } from '../auth/login-limits.ts'
import { type Entered, startActing, stopActing } from './acting.service.ts'
import { findPeople } from './people.service.ts'
import { logInAsStaff } from './staff-login.service.ts'

type StaffCalls = 'staff.login' | 'staff.logout' | 'staff.findPeople' | 'staff.actAs' | 'staff.stopActing'

/** Whoever enters is somebody else from here on; what an earlier visitor of the browser was remembered by goes. */
const entered = ({ user, token }: Entered) => ({
  data: { user: presentUser(user), token },
  user,
  session: { token, remember: null },
})

/** (Shopping core, section 7, "Auth and session") */
export function backofficeHandlers(built: Shop): Handlers<StaffCalls> {
  const limits = createLoginLimits(built.database, 'staff')
  return {
    'staff.login': async ({ shop, visitor, now }, { body }) => {
      const { backoffice_user: username, password, otp, token: captchaToken } = body
      return entered(await logInAsStaff(shop, limits, visitor, { username, password, otp, captchaToken }, now))
    },
    'staff.logout': async ({ shop, visitor }) => {
      await logOut(shop, visitor, visitor.rememberToken)
      return { data: {}, user: null, session: { token: null, remember: null } }
    },
    'staff.findPeople': async ({ shop }, { query }) => {
      const { q, cod_int: codInt, page, page_size: pageSize, sort, user_type_id: userTypeId } = query
      return { data: await findPeople(shop.db, { q, codInt, page, pageSize, sort, userTypeId }) }
    },
    'staff.actAs': async ({ shop, visitor, now }, { query: { user_id: userId, reason } }) =>
      entered(await startActing(shop, visitor, { userId, reason }, now)),
    'staff.stopActing': async ({ shop, visitor, now }) => entered(await stopActing(shop, visitor, now)),
  }
}
