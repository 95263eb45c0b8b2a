import type { FormFieldView, FormView } from '@bottega/contract/forms/form-view.ts'
import { acceptsUpload, allowedEndings } from '@bottega/rules/forms/upload-types.ts'
import { fileTypeFromFile } from 'file-type'
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { UploadedFile } from '../../kernel/calls/uploaded-file.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { isStaff, type SessionUser } from '../../kernel/visitor.ts'
import { hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import { refuseUnsafe } from '../../kernel/calls/scanner.ts'
import { contentOf, deleteEndedUploads, findSent, insertUpload, partsOfSize } from './uploads.repository.ts'

/** As long as a form may take to be filled in. */
const waits = 24 * 3_600_000

export interface StoredUpload {
  readonly token: string
  readonly name: string
  readonly size: number
}

/**
 * Stores a file for a field, to be sent with the form: it must be of a type the field takes, by its name and by its
 * first bytes, and clean where a scanner is set. (Safety, 20)
 */
export async function storeUpload(
  shop: Shop,
  { formId, fields }: FormView,
  key: string,
  file: UploadedFile,
  user: SessionUser | undefined,
  now: Date,
): Promise<StoredUpload> {
  const field = fields.find((one) => one.key === key && one.type === 'file')
  if (field === undefined) throw new ShopError('error.form.noFileField')
  const name = storedName(file.name)
  const mediaType = await typeOf(field, name, file.path)
  await refuseUnsafe(shop, file.path)
  const token = newToken()
  const row = {
    id: randomBytes(24).toString('base64url'),
    formNumber: formId,
    key,
    name,
    mediaType,
    size: file.size,
    tokenHash: hashToken(token),
    userId: user?.userId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + waits),
  }
  await shop.db.transaction((tx) => insertUpload(tx, row, createReadStream(file.path, partsOfSize)))
  return { token, name, size: file.size }
}

/** Of the sender's name what tells the file to a reader: no path, nothing a terminal or a header would act on. */
const storedName = (name: string) =>
  (name.toWellFormed().split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{C}"<>|:*?]/gu, '').slice(-120) || 'file'

async function typeOf(field: FormFieldView, name: string, path: string): Promise<string> {
  const endings = allowedEndings(field.upload_types)
  const found = await fileTypeFromFile(path)
  if (found === undefined || !acceptsUpload(endings, name, found.mime))
    throw new ShopError('error.form.fileType', { types: endings.join(', ') })
  return found.mime
}

/** A file that was sent with an answer. That of another customer answers as a missing one. */
export async function openUpload(db: Db, id: string, user: SessionUser) {
  const reader = isStaff(user, ['operator', 'editor']) ? ({ staff: true } as const) : { userId: user.userId }
  const upload = await findSent(db, id, reader)
  if (upload === undefined) throw new ShopError('error.form.uploadNotFound')
  const { name, mediaType } = upload
  return { name, mediaType, content: Readable.from(contentOf(db, upload.id)) }
}

/** Housekeeping: files whose form was never sent, or whose answer's time is over. */
export const purgeUploads = (db: Db, now: Date) => deleteEndedUploads(db, now, 500)
