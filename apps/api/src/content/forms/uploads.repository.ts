import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { deleteEnded } from '../../kernel/database/delete-ended.ts'
import { formUpload, formUploadPart } from './uploads.tables.ts'

export type UploadRow = typeof formUpload.$inferSelect

/** Content of one row. */
const partSize = 256 * 1024

export async function insertUpload(
  tx: Tx,
  row: typeof formUpload.$inferInsert,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  await tx.insert(formUpload).values(row)
  let part = 0
  for await (const chunk of content)
    await tx.insert(formUploadPart).values({ uploadId: row.id, part: part++, content: chunk })
}

export const partsOfSize = { highWaterMark: partSize }

/** Uploads that wait for their answer, by the hashes of their tokens. */
export function findWaiting(db: Reader, formNumber: number, tokenHashes: readonly string[], now: Date) {
  if (tokenHashes.length === 0) return []
  return db
    .select()
    .from(formUpload)
    .where(
      and(
        inArray(formUpload.tokenHash, [...tokenHashes]),
        eq(formUpload.formNumber, formNumber),
        isNull(formUpload.answerId),
        gt(formUpload.expiresAt, now),
      ),
    )
}

/** Puts uploads into an answer; each only once. Returns how many there were. */
export async function attachUploads(
  tx: Tx,
  ids: readonly string[],
  answerId: number,
  expiresAt: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  const { rowCount } = await tx
    .update(formUpload)
    .set({ answerId, expiresAt })
    .where(and(inArray(formUpload.id, [...ids]), isNull(formUpload.answerId)))
  return rowCount ?? 0
}

/** For staff any that was sent with an answer, for a customer their own. */
export async function findSent(
  db: Reader,
  id: string,
  reader: { readonly staff: true } | { readonly userId: number },
): Promise<UploadRow | undefined> {
  const own: SQL | undefined = 'staff' in reader ? undefined : eq(formUpload.userId, reader.userId)
  const [row] = await db
    .select()
    .from(formUpload)
    .where(and(eq(formUpload.id, id), sql`${formUpload.answerId} is not null`, own))
  return row
}

export function uploadsOf(db: Reader, answerIds: readonly number[]) {
  if (answerIds.length === 0) return []
  return db
    .select({
      id: formUpload.id,
      key: formUpload.key,
      name: formUpload.name,
      size: formUpload.size,
      answerId: formUpload.answerId,
    })
    .from(formUpload)
    .where(inArray(formUpload.answerId, [...answerIds]))
    .orderBy(asc(formUpload.createdAt), asc(formUpload.id))
}

/** The content part by part, each read when the one before has been sent. */
export async function* contentOf(db: Reader, uploadId: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part++) {
    const [row] = await db
      .select({ content: formUploadPart.content })
      .from(formUploadPart)
      .where(and(eq(formUploadPart.uploadId, uploadId), eq(formUploadPart.part, part)))
    if (row === undefined) return
    yield row.content
  }
}

export const deleteEndedUploads = (db: Db, now: Date, most: number) =>
  deleteEnded(db, formUpload, { key: formUpload.id, expiresAt: formUpload.expiresAt }, now, most)
