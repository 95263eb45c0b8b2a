import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a signature is good for, either way. (Safety, 6) */
export const signatureLifetime = 300

/** HMAC-SHA256 over the time and the bytes as they came, compared in constant time. */
function isSignedBy(secret: string, body: Buffer, seconds: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** While one secret takes the place of another, notices come with either. */
export const isSignedByOne = (secrets: readonly string[], body: Buffer, seconds: string, signature: string): boolean =>
  secrets.some((secret) => isSignedBy(secret, body, seconds, signature))

export const isTooOld = (seconds: string, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - Number(seconds)) > signatureLifetime
