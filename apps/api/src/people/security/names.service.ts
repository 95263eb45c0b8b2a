import { email as emailRule } from '@bottega/rules/validators/email.ts'
import { loginIdentifier } from '@bottega/rules/validators/login-identifier.ts'
import { unlessTaken } from '../../kernel/database/unless-taken.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import { endOtherLogins, type LoginOfBrowser } from '../../kernel/sessions/other-logins.ts'
import { type Account, deleteOpenSteps, findAccount, isNameTaken, setEmail, setLogin } from './accounts.repository.ts'
import { type Proof, type ProofLimits, proveIdentity } from './prove-identity.ts'
import { findEmailChange, startEmailChange, storeEmailToken, takeEmailChange } from './tokens.repository.ts'

/** Safety, 16 */
const tokenFor = 30 * 60_000

type Person = { userId: number } & LoginOfBrowser

async function accountOf(shop: Shop, userId: number): Promise<Account> {
  const account = await findAccount(shop.db, userId)
  if (account === undefined) throw new ShopError('error.session.expired')
  return account
}

/** The name one signs in with beside the e-mail address. It is no name and no address of another account. */
export async function changeUsername(
  shop: Shop,
  limits: ProofLimits,
  person: Person,
  { username, ...proof }: { username: string } & Proof,
  now: Date,
): Promise<void> {
  const login = username.trim()
  // An address as a login name would be taken for an e-mail address of another person.
  if (!loginIdentifier(login, shop.config.LOGIN_IDENTIFIER).ok || login.includes('@'))
    throw new ShopError('error.username.invalid')
  const account = await accountOf(shop, person.userId)
  if (account.login === login) return
  if (await isNameTaken(shop.db, login, account.userId)) throw new ShopError('error.username.taken')
  await proveIdentity(shop, limits, account, proof, now)
  const changed = await unlessTaken(() =>
    shop.db.transaction(async (tx) => {
      await setLogin(tx, account.userId, login)
      await endOtherLogins(tx, account.userId, person)
      await enqueue(tx, 'mail.usernameChanged', { userId: account.userId }, now)
    }),
  )
  if (!changed) throw new ShopError('error.username.taken')
}

/**
 * Another address is asked for: a mail there proves that it arrives, and one to the present address warns. An address
 * that has an account is answered alike, and gets a mail that says so. (Safety, 13)
 */
export async function requestEmailChange(
  shop: Shop,
  limits: ProofLimits,
  userId: number,
  { newEmail, ...proof }: { newEmail: string } & Proof,
  now: Date,
): Promise<void> {
  const address = newEmail.trim()
  if (!emailRule(address).ok) throw new ShopError('error.email.invalid')
  const account = await accountOf(shop, userId)
  if (account.email.toLowerCase() === address.toLowerCase()) throw new ShopError('error.email.unchanged')
  await proveIdentity(shop, limits, account, proof, now)
  await shop.db.transaction(async (tx) => {
    await startEmailChange(tx, userId, address, new Date(now.getTime() + tokenFor))
    await enqueue(tx, 'mail.emailChange', { userId }, now)
    await enqueue(tx, 'mail.emailChangeAsked', { userId }, now)
  })
}

/** For the mail to the new address: its token, or word that it has an account already. */
export async function emailChangeOf(
  shop: Shop,
  userId: number,
): Promise<{ newEmail: string; token: string | undefined } | undefined> {
  const newEmail = await findEmailChange(shop.db, userId, shop.clock())
  if (newEmail === undefined) return undefined
  if (await isNameTaken(shop.db, newEmail, userId)) return { newEmail, token: undefined }
  const token = newToken()
  await storeEmailToken(shop.db, userId, newEmail, hashToken(token))
  return { newEmail, token }
}

/** The mail arrived: the address changes, all logins end, and the old address is told. */
export async function changeEmail(
  shop: Shop,
  { sessionHash, rememberToken, deviceToken }: LoginOfBrowser,
  token: string,
  now: Date,
): Promise<void> {
  const changed = await unlessTaken(() =>
    shop.db.transaction(async (tx) => {
      const change = await takeEmailChange(tx, hashToken(token), now)
      const account = change === undefined ? undefined : await findAccount(tx, change.userId)
      if (change === undefined || account === undefined) throw new ShopError('error.email.changeWrong')
      if (await isNameTaken(tx, change.newEmail, account.userId)) throw new ShopError('error.email.changeWrong')
      await setEmail(tx, account, change.newEmail)
      await deleteOpenSteps(tx, account.userId)
      await endOtherLogins(tx, account.userId, { sessionHash, rememberToken, deviceToken })
      await enqueue(tx, 'mail.emailChanged', { userId: account.userId, oldEmail: account.email }, now)
    }),
  )
  if (!changed) throw new ShopError('error.email.changeWrong')
}
