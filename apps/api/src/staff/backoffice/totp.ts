import { generateSecret, generateSync, verifySync } from 'otplib'

/** RFC 6238 as every authenticator does it: six digits, half a minute; the half minute before and after count too. */
const period = 30

const epochOf = (now: Date) => Math.floor(now.getTime() / 1000)

/** The half minute a code belongs to, when it is right and later than the last one taken. */
export function stepOf(secret: string, token: string, lastStep: number, now: Date): number | undefined {
  if (!/^\d{6}$/.test(token)) return undefined
  const options = { secret, token, period, epoch: epochOf(now), epochTolerance: period, afterTimeStep: lastStep }
  const verdict = verifySync({ ...options, strategy: 'totp' })
  return verdict.valid && 'timeStep' in verdict ? verdict.timeStep : undefined
}

export const codeAt = (secret: string, now: Date): string =>
  generateSync({ secret, period, epoch: epochOf(now), strategy: 'totp' })

/** Base32 of 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => generateSecret({ length: 20 })
