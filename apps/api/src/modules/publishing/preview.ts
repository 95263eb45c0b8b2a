import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { shopState } from '../../db/schema/system.ts'

const keyName = 'preview.key'
const keyOfDatabase = new WeakMap<Db, Promise<Buffer>>()

/** The key that signs links to previews: made once for a database, so that every process takes the links of the others. */
function previewKey(db: Db): Promise<Buffer> {
  const known = keyOfDatabase.get(db)
  if (known !== undefined) return known
  const reading = readKey(db)
  keyOfDatabase.set(db, reading)
  reading.catch(() => keyOfDatabase.delete(db))
  return reading
}

async function readKey(db: Db): Promise<Buffer> {
  await db
    .insert(shopState)
    .values({ key: keyName, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, keyName))
  return Buffer.from(String(row?.value), 'base64url')
}

const signatureOf = (key: Buffer, until: string) => createHmac('sha256', key).update(`preview ${until}`).digest()

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
