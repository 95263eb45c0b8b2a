import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'bank-signature'

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA256 with the shared secret over the seconds, a dot, and the raw bytes of the notice.
 */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a call comes from the shop; takes the same time whatever is sent. */
export function isBearerOf(secret: string, header: string | undefined): boolean {
  return timingSafeEqual(digest(`Bearer ${secret}`), digest(header ?? ''))
}
