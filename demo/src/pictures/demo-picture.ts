import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { emblemFile, isEmblemName } from '@bottega/packs/emblems/emblem-file.ts'
import type { EmblemName } from '@bottega/packs/emblems/emblem-names.ts'
import { isBrandMarkName } from './brand-marks.ts'
import { isHeaderName } from './header-pictures.ts'
import { isVoucherPictureName, type VoucherPictureName } from './voucher-pictures.ts'

export const picturesFolder = fileURLToPath(new URL('../../pictures/', import.meta.url))

/** Stands in the catalogue on purpose with no file behind it, to show what a missing picture looks like. */
export const brokenPicturePath = '2026/01/15/00/immagine-mancante.webp'

/**
 * The value of an `image` column: the part of `/photo/YYYY/MM/DD/<shard>/main/{size}/<file>` that does not name a size.
 */
export function picturePath(name: EmblemName | VoucherPictureName): string {
  return storedPath(name)
}

function storedPath(name: string): string {
  const shard = createHash('sha256').update(name).digest('hex').slice(0, 2)
  return `2026/01/15/${shard}/${name}.webp`
}

/** Address of a picture in one of the three sizes, for content that does not go through the catalogue. */
export function pictureAddressOf(name: string, size: 'thumb' | 'photo' | 'large'): string {
  const path = storedPath(name)
  const file = path.lastIndexOf('/') + 1
  return `/photo/${path.slice(0, file)}main/${size}/${path.slice(file)}`
}

/**
 * The original WebP (256 × 256 with alpha, or a header, a mark or a voucher) behind a stored path, or undefined when it is none of the
 * demo's.
 */
export function demoPicture(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.webp$/, '')
  if (storedPath(name) !== path) return undefined
  if (isEmblemName(name)) return emblemFile(name)
  const isOurs = isHeaderName(name) || isBrandMarkName(name) || isVoucherPictureName(name)
  return isOurs ? `${picturesFolder}${name}.webp` : undefined
}
