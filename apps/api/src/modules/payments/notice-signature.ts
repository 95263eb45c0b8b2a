import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a signature is good for, either way. (Safety, 6) */
export const signatureLifetime = 300

/** HMAC-SHA256 over the time and the bytes as they came, compared in constant time. */
export function isSignedBy(secret: string, body: Buffer, seconds: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export const isTooOld = (seconds: string, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - Number(seconds)) > signatureLifetime
