import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { signingKey } from '../database/signing-key.ts'

const previewKey = (db: Db) => signingKey(db, 'preview.key')

const signatureOf = (key: string, until: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`preview ${until}`).digest()

/** Milliseconds a link to a preview may be used: an editor sends it to colleagues. */
const previewLasts = 7 * 24 * 3_600_000

/** A token that shows drafts for a week; it allows nothing else. */
export async function previewToken(db: Db, now: Date): Promise<string> {
  const until = String(now.getTime() + previewLasts)
  return `${until}.${signatureOf(await previewKey(db), until).toString('base64url')}`
}

/** Whether the token is ours and its week is not over. */
export async function isPreviewToken(db: Db, token: string, now: Date): Promise<boolean> {
  const [, until, signature] = /^(\d{13})\.([\w-]{43})$/.exec(token) ?? []
  if (until === undefined || signature === undefined || Number(until) <= now.getTime()) return false
  return timingSafeEqual(signatureOf(await previewKey(db), until), Buffer.from(signature, 'base64url'))
}
