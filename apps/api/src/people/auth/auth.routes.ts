import * as calls from '@bottega/contract/auth/calls.ts'
import type { CallInput, CallReply } from '@bottega/contract/call.ts'
import { handlersOf, type Answer, type CallContext } from '../../kernel/calls/call-handler.ts'
import { presentUser } from '../../kernel/calls/present-user.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { Visitor } from '../../kernel/visitor.ts'
import { logIn, logOut } from './auth.service.ts'
import { createLoginLimits } from './login-limits.ts'

/** A login without its cart: this module has no access to carts. */
export type LoginWithoutCart = (
  context: CallContext,
  input: CallInput<typeof calls.authLogin>,
) => Promise<Answer<Omit<CallReply<typeof calls.authLogin>, 'cartId'>>>

/** Signing in, for the cart module, which answers the call. (Shopping core, section 7, "Auth and session") */
export function logInHandler(built: Shop): LoginWithoutCart {
  const limits = createLoginLimits(built.database)
  return async ({ shop, visitor, now }, { query, body }) => {
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
  }
}

export const authHandlers = handlersOf(calls, {
  authLogout: async ({ shop, visitor, now }) => {
    await logOut(shop, visitor, now)
    return { data: {}, user: null, session: { token: null, remember: null } }
  },
  authTest: ({ visitor }) => Promise.resolve({ data: { user: presentUser(visitor.user), ...endOf(visitor) } }),
})

/**
 * A remember-me token signs the customer in again by itself, so there is no end to warn of. Staff get no such token.
 */
function endOf({ user, sessionExpiresAt, sessionEndsAt, rememberToken }: Visitor) {
  const isRemembered = rememberToken !== undefined && user?.staff === undefined
  if (user === undefined || sessionExpiresAt === undefined || sessionEndsAt === undefined || isRemembered) return {}
  return { sessionExpiresAt: sessionExpiresAt.toISOString(), sessionEndsAt: sessionEndsAt.toISOString() }
}
