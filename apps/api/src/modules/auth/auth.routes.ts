import type { CallInput, CallReply } from '@bottega/contract/contract.ts'
import type { Answer, CallContext, Handlers } from '../../calls/call-handler.ts'
import { presentUser } from '../../calls/present-user.ts'
import type { Shop } from '../../shop.ts'
import type { Visitor } from '../../visitor.ts'
import { createCounter } from '../../counters.ts'
import { captchaOf } from '../captcha/captcha.service.ts'
import { logIn, logOut } from './auth.service.ts'
import { createLoginLimits } from './login-limits.ts'

/** A login as far as this module can answer it: of carts it knows nothing. */
export type LoginWithoutCart = (
  context: CallContext,
  input: CallInput<'auth.login'>,
) => Promise<Answer<Omit<CallReply<'auth.login'>, 'cartId'>>>

type AuthHandlers = Handlers<'auth.logout' | 'auth.test' | 'auth.captcha'> & { 'auth.login': LoginWithoutCart }

/** Captchas an address asks for: as many in ten minutes as it may try passwords in an hour. */
const tasks = { points: 100, duration: 600, refusal: 'error.request.tooMany' } as const

/** (Shopping core, section 7, "Auth and session") */
export function authHandlers(built: Shop): AuthHandlers {
  const limits = createLoginLimits(built.database)
  const captchas = createCounter(built.database, 'captcha-address', tasks)
  return {
    'auth.login': async ({ shop, visitor, now }, { query, body }) => {
      const { user, token, remember, device } = await logIn(
        shop,
        limits,
        visitor,
        {
          login: body.login,
          password: body.password,
          remember: body.remember_me ?? false,
          captchaToken: body.token ?? query.token_recaptcha,
          pin: body.mfa_pin,
          resendPin: body.resend_mfa_pin ?? false,
        },
        now,
      )
      return {
        data: { user: presentUser(user), token },
        user,
        session: { token, remember: remember ?? null, device },
      }
    },
    'auth.logout': async ({ shop, visitor, now }) => {
      await logOut(shop, visitor, now)
      return { data: {}, user: null, session: { token: null, remember: null } }
    },
    'auth.test': async ({ visitor }) => ({
      data: {
        user: presentUser(visitor.user),
        ...endOf(visitor),
      },
    }),
    'auth.captcha': async ({ shop, visitor, now }) => {
      await captchas.take(visitor.address)
      return { data: (await captchaOf(shop)?.task(now)) ?? { provider: 'none' } }
    },
  }
}

/**
 * Whoever is remembered is let in again without noticing: there is no end to warn of. Nobody is remembered as staff.
 */
function endOf({ user, sessionExpiresAt, sessionEndsAt, rememberToken }: Visitor) {
  const isRemembered = rememberToken !== undefined && user?.staff === undefined
  if (user === undefined || sessionExpiresAt === undefined || sessionEndsAt === undefined || isRemembered) return {}
  return { sessionExpiresAt: sessionExpiresAt.toISOString(), sessionEndsAt: sessionEndsAt.toISOString() }
}
