import { acceptsUpload } from '@bottega/rules/forms/upload-types.ts'
import { fileTypeFromFile } from 'file-type'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { UploadedFile } from '../../calls/uploaded-file.ts'
import type { Db } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import { isStaff, type SessionUser } from '../../visitor.ts'
import { refuseUnsafe } from '../forms/uploads.service.ts'
import { deleteUnused, findPhoto, insertPhoto } from './returns.repository.ts'

const endings = ['jpg', 'jpeg', 'png', 'webp'] as const
/** Longest side in pixels: enough to see a dent. */
const longestSide = 1600
/** A picture larger than this many pixels is not opened: it would cost more memory than the shop has. */
const mostPixels = 50_000_000
/** A photo waits so long for the request it is for. */
const waits = 24 * 3_600_000

/**
 * Stores a photo for a request that follows: made small and encoded again, so that neither the place where it was taken
 * nor anything hidden in the file is stored. (Safety, 20)
 */
export async function storePhoto(shop: Shop, file: UploadedFile, userId: number, now: Date): Promise<string> {
  const found = await fileTypeFromFile(file.path)
  const wrongType = () => new ShopError('error.form.fileType', { types: endings.join(', ') })
  if (!acceptsUpload(endings, file.name, found?.mime)) throw wrongType()
  await refuseUnsafe(shop, file.path)
  const content = await sharp(file.path, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 78 })
    .toBuffer()
    .catch((error: unknown) => {
      shop.log.info({ err: error }, 'a photo could not be read')
      throw wrongType()
    })
  const id = randomBytes(24).toString('base64url')
  await insertPhoto(shop.db, { id, userId, content, createdAt: now })
  return id
}

/** That of another customer answers as a missing one. */
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
