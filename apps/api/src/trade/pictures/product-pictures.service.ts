import { readDrawnPath } from '@bottega/packs/drawn-path.ts'
import type { PictureCut, PictureSides } from '@bottega/rules/catalog/picture-crop.ts'
import { pictureSides } from '@bottega/rules/catalog/sizes.ts'
import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { UploadedFile } from '../../kernel/calls/uploaded-file.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { cutPicture } from './cut-picture.ts'
import {
  deletePicture,
  deleteRetired,
  drawnPathOf,
  findPictureOfStaff,
  findStoredPaths,
  replacePicture,
  setImage,
} from './pictures.repository.ts'
import { encodePicture } from './uploaded-picture.ts'

/** The folder of pictures that staff gave products, as `product.image` names it. */
const folder = 'uploaded/'

/** Whether staff gave a product its picture. */
export const isUploaded = (image: string | null): image is string => image?.startsWith(folder) === true

/**
 * Milliseconds a picture stays at its address after it was replaced or taken away: longer than any page is cached or
 * left open over a day of work.
 */
const retention = 2 * 86_400_000

/** Longest side in pixels: a smaller picture would be blurred on a card. */
const smallest = pictureSides.thumb

/**
 * The picture of a product as it is stored: cut from all pixels of the file, then as large as its largest size, from which
 * the three are made. Throws `error.desk.crop*` for a crop the picture does not have.
 */
export async function readProductPicture(shop: Shop, file: UploadedFile | undefined, cut: PictureCut): Promise<Buffer> {
  const { content, ...sides } = await encodePicture(shop, file, (picture, upright) => encodeCut(picture, upright, cut))
  refuseSmall(sides)
  return content
}

/** The picture staff gave a product, cut again: no more of it is there than was stored. Throws as the one above. */
export async function cutProductPicture({ db }: Shop, productId: number, cut: PictureCut): Promise<Buffer> {
  const stored = await findPictureOfStaff(db, productId)
  if (stored === undefined) throw new ShopError('error.desk.noOwnPicture')
  const picture = sharp(stored)
  const { autoOrient: sides } = await picture.metadata()
  const { data, info } = await encodeCut(picture, sides, cut).toBuffer({ resolveWithObject: true })
  refuseSmall(info)
  return data
}

function encodeCut(picture: Sharp, upright: PictureSides, cut: PictureCut): Sharp {
  const side = pictureSides.large
  return cutPicture(picture, upright, cut)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
}

function refuseSmall({ width, height }: PictureSides): void {
  if (Math.max(width, height) < smallest) throw new ShopError('error.desk.pictureSmall', { pixels: smallest })
}

/** Stores the picture of a product in the place of `image`, the one it had; answers its path. */
export async function storeProductPicture(
  tx: Tx,
  { productId, image }: { productId: number; image: string | null },
  content: Buffer,
  now: Date,
): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16)
  const path = `${folder}${productId}-${digest}.webp`
  await replacePicture(tx, { productId, path, content, replaced: isUploaded(image) ? null : image }, now)
  return path
}

/**
 * Takes away the picture staff gave a product: it has the file it had before again, or is drawn from its facts of today.
 * Answers its path; undefined where staff gave it none.
 */
export async function removeProductPicture(tx: Tx, productId: number, now: Date): Promise<string | undefined> {
  const taken = await deletePicture(tx, productId, now)
  if (taken === undefined) return undefined
  const drawn = taken.replaced === null ? undefined : readDrawnPath(taken.replaced)
  const file = drawn === undefined ? taken.replaced : null
  const path = file ?? (await drawnPathOf(tx, productId, drawn?.emblem))
  await setImage(tx, productId, path)
  return path
}

/**
 * Deletes the pictures whose retention is over, and the sizes of whatever is stored no more: those of a process that was
 * ended in between, or that made them in the same folder, too.
 */
export async function purgePictures({ config, db }: Shop, now: Date): Promise<number> {
  const deleted = await deleteRetired(db, new Date(now.getTime() - retention))
  for (const size of Object.keys(pictureSides)) {
    const sizes = join(config.dataDir, 'cache/photo', size, folder)
    const names = await readdir(sizes).catch(ignoreMissing)
    for (let at = 0; at < names.length; at += atOnce) {
      const paths = names.slice(at, at + atOnce).map((name) => `${folder}${name}`)
      const stored = await findStoredPaths(db, paths)
      const orphans = paths.filter((path) => !stored.has(path))
      await Promise.all(orphans.map((path) => rm(join(config.dataDir, 'cache/photo', size, path), { force: true })))
    }
  }
  return deleted
}

const atOnce = 200

/** The folder comes with the first picture. */
function ignoreMissing(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
  throw error
}
