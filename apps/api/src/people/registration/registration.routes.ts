import type { CallReply } from '@bottega/contract/call.ts'
import * as calls from '@bottega/contract/registration/calls.ts'
import type { RegistrationBody } from '@bottega/contract/registration/registration.ts'
import { mailboxOf } from '@bottega/rules/people/mailbox.ts'
import {
  type Answer,
  type CallContext,
  customerOf,
  type HandledCall,
  handlersOf,
} from '../../kernel/calls/call-handler.ts'
import type { Shop } from '../../kernel/shop.ts'
import { createCounter } from '../../kernel/counters.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import { passCaptcha } from '../captcha/captcha.service.ts'
import { createMailboxLimit } from '../../kernel/sessions/mailbox-limit.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'
import { checkForm, register } from './register.service.ts'
import { findAccount } from './registration.repository.ts'
import { confirmEmail, resendConfirmation } from './registration.service.ts'
import { presentDetail } from './user-detail.presenter.ts'

const anHour = 3600
/** An address that registers more often than a household does proves that it is no machine. */
const withoutCaptcha = 3
/** The company of the group whose shops register by `sait-registration`. (decision 0301) */
const saitCompanyId = 3
const groupCompanyId = 0

/** The rest of the answer that signs somebody in: the cart of the visit comes along. */
async function entered(
  shop: Shop,
  visitor: Visitor,
  { user, token }: { user: SessionUser; token: string },
  now: Date,
): Promise<Omit<Answer<object>, 'data'>> {
  const remarks = await shop.broughtAlong(visitor, user, now)
  return { user, session: { token, remember: null }, warnings: [...remarks] }
}

/** (Shopping core, section 7, "Auth and session"; Account and after-sales, section 7) */
export function registrationHandlers(built: Shop): readonly HandledCall[] {
  const perMail = createCounter(built.database, 'resend-mail', { points: 3, duration: anHour })
  const signUps = built.config.REGISTRATIONS_PER_HOUR
  // A person who signs up at a counter opens the mail on the spot, often on the network of the store.
  const perAddress = createCounter(built.database, 'resend-address', {
    points: Math.max(30, 2 * signUps),
    duration: anHour,
  })
  const mailsTo = createCounter(built.database, 'register-mail', { points: 5, duration: anHour })
  const mailboxes = createMailboxLimit(built.database)
  const from = createCounter(built.database, 'register-address', { points: signUps, duration: anHour })

  async function registering(
    { shop, visitor, now }: CallContext,
    body: RegistrationBody,
    companyId: number,
  ): Promise<Answer<CallReply<typeof calls.registerUser>>> {
    if (!shop.config.REGISTRATION) throw new ShopError('error.registration.closed')
    const checked = await checkForm(shop, { body, visitor, companyId }, now)
    const needed = (await from.used(visitor.address)) >= withoutCaptcha
    await passCaptcha(shop, { place: 'registration', token: body.token, address: visitor.address, needed }, now)
    await from.take(visitor.address)
    await mailsTo.take(hashToken(mailboxOf(body.email)))
    const isMailed = await mailboxes.mayMail(body.email, 'anybody')
    const registered = await register(shop, checked, { visitor, isMailed }, now)
    if (registered.kind === 'entered') {
      const data = registered.isProved ? { confirmed: true } : { signedIn: true }
      return { data, ...(await entered(shop, visitor, registered, now)) }
    }
    const { token } = registered
    return {
      data: {},
      infos: [{ code: 'info.registration.received' }],
      ...(token !== undefined && { session: { token, visit: true } }),
    }
  }

  return handlersOf(calls, {
    registerUser: (context, { body }) => registering(context, body, groupCompanyId),
    saitRegisterUser: (context, { body }) => registering(context, body, saitCompanyId),
    userDetail: async ({ shop, visitor }) => {
      const user = customerOf(visitor)
      const account = await findAccount(shop.db, user.userId)
      if (account === undefined) throw new ShopError('error.session.expired')
      return { data: presentDetail(account, user.personInfos) }
    },
    registrationResendEmail: async ({ shop, visitor, now }, { query: { e_mail: email } }) => {
      await perAddress.take(visitor.address)
      await perMail.take(hashToken(mailboxOf(email)))
      if (await mailboxes.mayMail(email, 'anybody')) await resendConfirmation(shop, email.trim(), now)
      return { data: {}, infos: [{ code: 'info.registration.emailSent' }] }
    },
    registrationConfirm: async ({ shop, visitor, now }, { body: { e_mail: email, reg_control_code: code } }) => {
      await perAddress.take(visitor.address)
      const { outcome, entered: into } = await confirmEmail(shop, visitor, { email: email.trim(), code }, now)
      const data = { outcome, signedIn: into !== undefined }
      return into === undefined ? { data } : { data, ...(await entered(shop, visitor, into, now)) }
    },
  })
}
