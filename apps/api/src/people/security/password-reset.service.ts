import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import type { MailboxLimit } from '../../kernel/sessions/mailbox-limit.ts'
import { hashPassword, hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import { endOtherLogins } from '../../kernel/sessions/other-logins.ts'
import { refuseWeakPassword } from '../../kernel/sessions/password-rules.ts'
import {
  type Account,
  type AccountNames,
  deleteOpenSteps,
  findAccount,
  findCustomerBy,
  setPassword,
} from './accounts.repository.ts'
import { deleteResetTokens, findResetToken, replaceResetToken, takeResetToken } from './tokens.repository.ts'

/** Safety, 16 */
const tokenFor = 30 * 60_000

/** No account has it. */
const noCustomer = 0

/**
 * Mails a link with which a new password can be set, and ends the one mailed before. A known account and an unknown one
 * cost the same: the same statements and one row of the outbox, and for the unknown one nothing is sent; nor where the
 * mailbox has had its mails of this hour, which the answer does not tell either: it would say that two names are of one
 * account. (Safety, 13)
 */
export async function requestReset(shop: Shop, mailboxes: MailboxLimit, names: AccountNames, now: Date): Promise<void> {
  const found = await findCustomerBy(shop.db, names)
  const typed = names.email ?? names.login ?? names.fiscalCode ?? ''
  const isMailed = await mailboxes.mayMail(found?.email ?? typed, 'anybody')
  const userId = isMailed && found !== undefined ? found.userId : noCustomer
  await shop.db.transaction(async (tx) => {
    await deleteResetTokens(tx, userId)
    await enqueue(tx, 'mail.passwordReset', { userId }, now)
  })
}

/** Made when its mail is written, so that its text is only in the mail. */
export async function issueResetToken(shop: Shop, userId: number): Promise<string> {
  const token = newToken()
  await replaceResetToken(shop.db, hashToken(token), userId, new Date(shop.clock().getTime() + tokenFor))
  return token
}

export interface ResetRequest extends Pick<AccountNames, 'email' | 'login'> {
  token: string
}

const isSame = (given: string | undefined, ...own: readonly string[]) =>
  given === undefined || own.some((name) => name.toLowerCase() === given.toLowerCase())

/** The account of a token that is still good; names that are given beside it must be the account's. */
export async function checkResetToken(shop: Shop, { token, email, login }: ResetRequest, now: Date): Promise<Account> {
  const userId = await findResetToken(shop.db, hashToken(token), now)
  const account = userId === undefined ? undefined : await findAccount(shop.db, userId)
  if (account === undefined || !isSame(email, account.email) || !isSame(login, account.login, account.email))
    throw new ShopError('error.password.resetWrong')
  return account
}

/**
 * Sets the password, once, and signs the customer out everywhere: an intruder is out. Other links and steps
 * under way end too, and a mail tells the customer.
 */
export async function resetPassword(shop: Shop, request: ResetRequest, password: string, now: Date): Promise<void> {
  const { userId, email, login } = await checkResetToken(shop, request, now)
  refuseWeakPassword(password, [email, login], shop.config.PASSWORD_RULE)
  const passwordHash = await hashPassword(password)
  await shop.db.transaction(async (tx) => {
    if (!(await takeResetToken(tx, hashToken(request.token), now))) throw new ShopError('error.password.resetWrong')
    await setPassword(tx, userId, passwordHash)
    await deleteOpenSteps(tx, userId)
    await endOtherLogins(tx, userId, noBrowser)
    await enqueue(tx, 'mail.passwordChanged', { userId }, now)
  })
}

const noBrowser = { sessionHash: undefined, rememberToken: undefined, deviceToken: undefined }
