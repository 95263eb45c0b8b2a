import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'bank-signature'

/** One secret, or two with a space between while one takes the place of the other, the new one first. */
const secretsIn = (setting: string) => setting.split(/\s+/).filter((word) => word !== '')

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA256 with the first shared secret over the seconds, a dot, and the raw bytes of the notice.
 */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secretsIn(secret)[0] ?? '')
    .update(`${seconds}.${body}`)
    .digest('hex')}`
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a call comes from the shop; takes the same time whatever is sent. */
export function isBearerOf(secret: string, header: string | undefined): boolean {
  const given = digest(header ?? '')
  return secretsIn(secret).filter((one) => timingSafeEqual(digest(`Bearer ${one}`), given)).length > 0
}
