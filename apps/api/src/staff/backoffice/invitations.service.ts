import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { nameOf } from '../../kernel/visitor.ts'
import { hashPassword, hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import { refuseWeakPassword } from '../../kernel/sessions/password-rules.ts'
import { findInvited, type Invited, openAccount, setInvitationToken, takeInvitation } from './accounts.repository.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { stepOf } from './totp.ts'

/** Made when its mail is written, so that its text is only in the mail. Undefined when no invitation waits for one. */
export async function issueInvitation(shop: Shop, userId: number): Promise<string | undefined> {
  const token = newToken()
  return (await setInvitationToken(shop.db, userId, hashToken(token), shop.clock())) ? token : undefined
}

export async function readInvitation(shop: Shop, token: string, now: Date): Promise<Invited> {
  const invited = await findInvited(shop.db, hashToken(token), now)
  if (invited === undefined) throw new ShopError('error.staff.invitationWrong')
  return invited
}

/** The address an authenticator reads from a QR code. (github.com/google/google-authenticator/wiki/Key-Uri-Format) */
export function authenticatorAddress({ login, secret }: Invited, { name: issuer }: ShopIdentity): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${login}`)}?${query.toString()}`
}

export interface Acceptance {
  token: string
  password: string
  otp: string
}

/** Password and authenticator at once, and once: the account opens with both or not at all. */
export async function acceptInvitation(
  shop: Shop,
  { token, password, otp }: Acceptance,
  now: Date,
): Promise<{ login: string }> {
  const invited = await readInvitation(shop, token, now)
  const { userId, login, email, firstName, lastName, secret } = invited
  refuseWeakPassword(password, [login, email, firstName, lastName])
  const step = stepOf(secret, otp.replaceAll(/\s/g, ''), 0, now)
  if (step === undefined) throw new ShopError('error.staff.otpWrong')
  const passwordHash = await hashPassword(password)
  await shop.db.transaction(async (tx) => {
    if (!(await takeInvitation(tx, hashToken(token)))) throw new ShopError('error.staff.invitationWrong')
    await openAccount(tx, userId, { passwordHash, totpSecret: secret, totpLastStep: step })
    const owner = { userId, name: nameOf(invited), acting: undefined }
    await recordChange(tx, owner, { action: 'account.opened', subject: ['account', userId] }, now)
  })
  return { login }
}
