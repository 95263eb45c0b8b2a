import * as calls from '@bottega/contract/security/calls.ts'
import { mailboxOf } from '@bottega/rules/people/mailbox.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { createCaptchaGate } from '../captcha/captcha-gate.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'
import { createMailboxLimit } from '../../kernel/sessions/mailbox-limit.ts'
import type { AccountNames } from './accounts.repository.ts'
import { endLogins, readLogins } from './logins.service.ts'
import { changeEmail, changeUsername, requestEmailChange } from './names.service.ts'
import { changePassword } from './password-change.service.ts'
import { checkResetToken, requestReset, resetPassword } from './password-reset.service.ts'
import { createProofLimits } from './prove-identity.ts'

const anHour = 3600

/** An empty field of a form is none. */
const given = (text: string | undefined) => (text === undefined || text.trim() === '' ? undefined : text.trim())

const namesOf = (body: { e_mail?: string; login?: string; fiscal_code?: string }): AccountNames => ({
  email: given(body.e_mail),
  login: given(body.login),
  fiscalCode: given(body.fiscal_code),
})

/** One key for each way to name an account, however it is written. */
const keyOf = ({ email, login, fiscalCode }: AccountNames) =>
  hashToken([email, login, fiscalCode].map((name) => mailboxOf(name ?? '')).join(' '))

const proofOf = (body: { password?: string; mfa_pin?: string; resend_mfa_pin?: boolean }) => ({
  password: body.password,
  pin: body.mfa_pin,
  resend: body.resend_mfa_pin ?? false,
})

function passwordResetHandlers({ database }: Shop): readonly HandledCall[] {
  const perName = createCounter(database, 'reset-mail', { points: 3, duration: anHour })
  const perAddress = createCounter(database, 'reset-address', { points: 30, duration: anHour })
  const tokensTried = createCounter(database, 'reset-tokens', { points: 100, duration: anHour })
  const mailboxes = createMailboxLimit(database)
  const gate = createCaptchaGate(database, 'password_reset')
  return handlersOf(calls, {
    passwordResetTokenRequest: async ({ shop, visitor, now }, { query, body }) => {
      const { address } = visitor
      await gate.pass(shop, { key: address, address, token: body.token ?? query.token_recaptcha }, now)
      await perAddress.take(address)
      const names = namesOf(body)
      await perName.take(keyOf(names))
      await requestReset(shop, mailboxes, names, now)
      return { data: {} }
    },
    passwordResetTokenCheck: async ({ shop, visitor, now }, { body }) => {
      await tokensTried.take(visitor.address)
      await checkResetToken(shop, { ...namesOf(body), token: body.reset_token }, now)
      return { data: {} }
    },
    passwordReset: async ({ shop, visitor, now }, { query, body }) => {
      const { address } = visitor
      await gate.pass(shop, { key: address, address, token: body.token ?? query.token_recaptcha }, now)
      await tokensTried.take(address)
      await resetPassword(shop, { ...namesOf(body), token: body.reset_token }, body.password, now)
      return { data: {} }
    },
  })
}

function ownAccountHandlers({ database }: Shop): readonly HandledCall[] {
  const limits = createProofLimits(database)
  const gate = createCaptchaGate(database, 'password_update')
  const mailboxes = createMailboxLimit(database)
  const changes = createCounter(database, 'name-changes', { points: 20, duration: anHour })
  const tokensTried = createCounter(database, 'email-tokens', { points: 100, duration: anHour })
  return handlersOf(calls, {
    updatePassword: async ({ shop, visitor, now }, { query, body }) => {
      const { userId } = customerOf(visitor)
      const key = String(userId)
      const token = body.token ?? query.token_recaptcha
      await gate.pass(shop, { key, address: visitor.address, token }, now)
      await limits.passwords.take(key)
      const { old_password: oldPassword, new_password: newPassword } = body
      await changePassword(shop, { ...visitor, userId }, { oldPassword, newPassword }, now)
      await limits.passwords.forget(key)
      return { data: {} }
    },
    updateUsername: async ({ shop, visitor, now }, { body }) => {
      const { userId } = customerOf(visitor)
      await changes.take(String(userId))
      const wanted = { username: body.username, ...proofOf(body) }
      await changeUsername(shop, limits, { ...visitor, userId }, wanted, now)
      return { data: {} }
    },
    updateEmailRequest: async ({ shop, visitor, now }, { body }) => {
      const { userId } = customerOf(visitor)
      await changes.take(String(userId))
      if (!(await mailboxes.mayMail(body.new_email, 'anybody')))
        throw new ShopError('error.request.tooMany', { seconds: anHour })
      await requestEmailChange(shop, limits, userId, { newEmail: body.new_email, ...proofOf(body) }, now)
      return { data: {} }
    },
    updateEmail: async ({ shop, visitor, now }, { body }) => {
      await tokensTried.take(visitor.address)
      await changeEmail(shop, visitor, body.token, now)
      return { data: {} }
    },
    registrationLogins: async ({ shop, visitor, now }) => {
      const { hasPassword, logins } = await readLogins(shop, { ...visitor, userId: customerOf(visitor).userId }, now)
      const shown = logins.map(({ agent, current, remembered, lastSeenAt }) => ({
        agent,
        current,
        remembered,
        lastSeenAt: lastSeenAt.toISOString(),
      }))
      return { data: { hasPassword, logins: shown } }
    },
    registrationEndOtherLogins: async ({ shop, visitor }) => {
      await endLogins(shop, { ...visitor, userId: customerOf(visitor).userId })
      return { data: {} }
    },
  })
}

/** (Account and after-sales, section 7, "Registration and account") */
export const securityHandlers = (shop: Shop): readonly HandledCall[] => [
  ...passwordResetHandlers(shop),
  ...ownAccountHandlers(shop),
]
