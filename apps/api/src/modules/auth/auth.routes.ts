import type { Handlers } from '../../call-handler.ts'
import { presentUser } from '../../present-user.ts'
import type { Visitor } from '../../visitor.ts'
import { logIn, logOut } from './auth.service.ts'
import type { LoginLimits } from './login-limits.ts'

/** (Document 1, section 7, "Auth and session") */
export function authHandlers(limits: LoginLimits): Handlers<'auth.login' | 'auth.logout' | 'auth.test'> {
  return {
    'auth.login': async ({ shop, visitor, now }, { body }) => {
      const request = { login: body.login, password: body.password, remember: body.remember_me ?? false }
      const { user, token, remember } = await logIn(shop, limits, visitor, request, now)
      return {
        data: { user: presentUser(user), token },
        user,
        session: { token, ...(remember === undefined ? {} : { remember }) },
      }
    },
    'auth.logout': async ({ shop, visitor }) => {
      await logOut(shop, visitor, visitor.rememberToken)
      return { data: {}, user: null, session: { token: null, remember: null } }
    },
    'auth.test': async ({ visitor }) => ({
      data: {
        user: presentUser(visitor.user),
        ...endOf(visitor),
      },
    }),
  }
}

/** Whoever is remembered is let in again without noticing: there is no end to warn of. */
function endOf({ user, sessionExpiresAt, rememberToken }: Visitor): { sessionExpiresAt?: string } {
  if (user === undefined || sessionExpiresAt === undefined || rememberToken !== undefined) return {}
  return { sessionExpiresAt: sessionExpiresAt.toISOString() }
}
