import { fill } from '@bottega/rules/text/fill.ts'
import { shopOrigin } from '../../kernel/settings/config.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { MailContent } from '../../kernel/mail/mail-html.ts'
import { addressee, writtenMail } from '../../kernel/mail/written-mail.ts'
import type { Mailer, MailMessage } from '../../kernel/mail/mailer.ts'
import { makePin } from '../mfa/mfa.service.ts'
import type { OutboxHandlers, Sending } from '../../kernel/outbox/outbox-messages.ts'
import { type Account, findAccount } from './accounts.repository.ts'
import { emailChangeOf } from './names.service.ts'
import { issueResetToken } from './password-reset.service.ts'
import { type SecurityMail, securityMailTexts } from './security-mail-texts.ts'

interface Letter {
  /** Of the message it goes with, or of one try to send it. */
  sending: string
  path: string
  code?: string
  /** The address it goes to when not to the account's address; `{email}` of the text is this one too. */
  to?: string
}

function letter(shop: Shop, account: Account, mail: SecurityMail, { sending, path, code, to = account.email }: Letter) {
  const { firstName, lastName, login, language } = account
  const texts = securityMailTexts[language]
  const { subject, intro, note, link } = texts[mail]
  const content: MailContent = {
    language,
    title: subject,
    greeting: fill(texts.greeting, { firstName }),
    intro: fill(intro, { email: to, login }),
    notes: [note],
    link: [link, shopOrigin(shop.config) + path],
    ...(code !== undefined && { code }),
  }
  return writtenMail(content, {
    id: `security-${sending}`,
    to: addressee({ firstName, lastName, email: to }),
    ...(archived.has(mail) && { archiveFor: account.userId }),
  })
}

/** The mails that only tell of something: they carry no token and no PIN, and stand in the message archive. */
const archived: ReadonlySet<SecurityMail> = new Set([
  'passwordChanged',
  'emailChangeAsked',
  'emailChanged',
  'usernameChanged',
])

/** Tokens stand behind the #, which no server on the way and no log ever sees. (Safety, 12) */
async function resetLetter(shop: Shop, account: Account, { attempt }: Sending): Promise<MailMessage> {
  const token = await issueResetToken(shop, account.userId)
  const path = `/reset-password-confirm?email=${encodeURIComponent(account.email)}#${token}`
  // The link of an earlier try ends with this one, so that its mail is another one.
  return letter(shop, account, 'reset', { sending: attempt, path })
}

async function emailChangeLetter(
  shop: Shop,
  account: Account,
  { event, attempt }: Sending,
): Promise<MailMessage | undefined> {
  const change = await emailChangeOf(shop, account.userId)
  if (change === undefined) return undefined
  const { newEmail: to, token } = change
  if (token === undefined) return letter(shop, account, 'emailTaken', { sending: event, path: '/login', to })
  return letter(shop, account, 'emailChange', { sending: attempt, path: `/profile/email-updated#${token}`, to })
}

async function pinLetter(shop: Shop, account: Account, { attempt }: Sending): Promise<MailMessage | undefined> {
  const code = await makePin(shop, { userId: account.userId, purpose: 'identity' })
  if (code === undefined) return undefined
  return letter(shop, account, 'identityPin', { sending: attempt, path: '/profile/security', code })
}

/** Of an account that is gone, or never was, nothing is sent. */
export function securityDeliveries(shop: Shop, mailer: Mailer): Partial<OutboxHandlers> {
  const send = async (
    userId: number,
    write: (account: Account) => MailMessage | undefined | Promise<MailMessage | undefined>,
  ): Promise<void> => {
    const account = await findAccount(shop.db, userId)
    const message = account === undefined ? undefined : await write(account)
    if (message !== undefined) await mailer.send(message)
  }
  const tell =
    (mail: SecurityMail, path: string) =>
    ({ userId }: { userId: number }, { event: sending }: Sending) =>
      send(userId, (account) => letter(shop, account, mail, { sending, path }))
  return {
    'mail.passwordReset': ({ userId }, sending) => send(userId, (account) => resetLetter(shop, account, sending)),
    'mail.passwordChanged': tell('passwordChanged', '/reset-password-request'),
    'mail.identityPin': ({ userId }, sending) => send(userId, (account) => pinLetter(shop, account, sending)),
    'mail.emailChange': ({ userId }, sending) => send(userId, (account) => emailChangeLetter(shop, account, sending)),
    'mail.emailChangeAsked': tell('emailChangeAsked', '/profile/changepassword'),
    'mail.emailChanged': ({ userId, oldEmail: to }, { event: sending }) =>
      send(userId, (account) => letter(shop, account, 'emailChanged', { sending, path: '/page/help', to })),
    'mail.usernameChanged': tell('usernameChanged', '/profile/security'),
  }
}
