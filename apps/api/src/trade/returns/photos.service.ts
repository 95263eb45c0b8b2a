import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { UploadedFile } from '../../kernel/calls/uploaded-file.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { isStaff, type SessionUser } from '../../kernel/visitor.ts'
import { encodePicture } from '../pictures/uploaded-picture.ts'
import { deleteUnused, findPhoto, insertPhoto } from './returns.repository.ts'

/** Longest side in pixels: enough to see a dent. */
const longestSide = 1600
/** A photo waits so long for the request it is for. */
const waits = 24 * 3_600_000

/** Stores a photo for a request that follows, made small. */
export async function storePhoto(shop: Shop, file: UploadedFile, userId: number, now: Date): Promise<string> {
  const { content } = await encodePicture(shop, file, (picture) =>
    picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 78 }),
  )
  const id = randomBytes(24).toString('base64url')
  await insertPhoto(shop.db, { id, userId, content, createdAt: now })
  return id
}

/** Opens a photo of a return; one of another customer answers as a missing one. */
export async function openPhoto(db: Db, photoId: string, user: SessionUser) {
  const content = await findPhoto(
    db,
    photoId,
    isStaff(user, ['operator', 'shopkeeper', 'picker']) ? undefined : user.userId,
  )
  if (content === undefined) throw new ShopError('error.form.uploadNotFound')
  return { name: 'reso.jpg', mediaType: 'image/jpeg', content: Readable.from(content) }
}

/** Housekeeping: photos whose request was never sent. */
export const purgePhotos = (db: Db, now: Date) => deleteUnused(db, new Date(now.getTime() - waits))
