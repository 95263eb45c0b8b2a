import type { Database } from '../../kernel/database/database.ts'
import { type Counter, createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { passPin } from '../mfa/mfa.service.ts'
import { verifyPassword } from '../../kernel/sessions/credentials.ts'
import type { Account } from './accounts.repository.ts'

/** The proof a customer sends along with a change that decides who gets into the account. */
export interface Proof {
  password: string | undefined
  pin: string | undefined
  resend: boolean
}

export interface ProofLimits {
  passwords: Counter
  pins: Counter
}

/** As many passwords and PINs as at the login in the same time. */
export const createProofLimits = (database: Database): ProofLimits => ({
  passwords: createCounter(database, 'own-password', { points: 10, duration: 15 * 60 }),
  pins: createCounter(database, 'own-pin', { points: 20, duration: 6 * 3600 }),
})

/**
 * A session that was left open is no proof: the password is, or a PIN that is mailed to the present address. Where every
 * login takes a PIN, the password alone is not enough. Throws until one of them comes.
 */
export async function proveIdentity(
  shop: Shop,
  limits: ProofLimits,
  { userId, passwordHash, mfaEnabled }: Account,
  { password, pin, resend }: Proof,
  now: Date,
): Promise<void> {
  const key = String(userId)
  if (password !== undefined && password !== '') {
    await limits.passwords.take(key)
    if (!(await verifyPassword(passwordHash, password))) throw new ShopError('error.password.wrong')
    await limits.passwords.forget(key)
    if (!mfaEnabled) return
  }
  await limits.pins.take(key)
  await passPin(shop, { userId, purpose: 'identity' }, { pin, resend }, now)
}
