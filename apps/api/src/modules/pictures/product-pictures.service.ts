import { pictureSides } from '@bottega/rules/catalog/picture-sides.ts'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadedFile } from '../../calls/uploaded-file.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import type { PictureSize } from '../catalog/presenters/picture-address.ts'
import { replacePicture } from './pictures.repository.ts'
import { encodePicture } from './uploaded-picture.ts'

/** Where a picture lies that staff gave a product, as `product.image` names it. */
const folder = 'uploaded/'

/** Longest side in pixels: a smaller picture would be blurred on a card. */
const smallest = pictureSides.thumb

/** The picture of a product as it is stored: as large as its largest size, from which the three are made. */
export async function readProductPicture(shop: Shop, file: UploadedFile | undefined): Promise<Buffer> {
  const side = pictureSides.large
  const { content, width, height } = await encodePicture(shop, file, (picture) =>
    picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 }),
  )
  if (Math.max(width, height) < smallest) throw new ShopError('error.desk.pictureSmall', { pixels: smallest })
  return content
}

/** Stores the picture of a product in the place of the one it had; answers its path. */
export async function storeProductPicture(tx: Tx, productId: number, content: Buffer): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16)
  const path = `${folder}${productId}-${digest}.webp`
  await replacePicture(tx, { productId, path, content })
  return path
}

/** Deletes the sizes that this process has made of a picture that is no longer shown. */
export async function deleteSizes({ config }: Shop, path: string | null): Promise<void> {
  if (path?.startsWith(folder) !== true) return
  const fileOf = (size: PictureSize) => join(config.dataDir, 'cache/photo', size, path)
  await Promise.all((Object.keys(pictureSides) as PictureSize[]).map((size) => rm(fileOf(size), { force: true })))
}
