import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type PictureName, pictureSources } from './picture-names.ts'
import { recolourings } from './recoloured.ts'

export const picturesFolder = fileURLToPath(new URL('../../pictures/', import.meta.url))

/** Stands in the catalogue on purpose with no file behind it, to show what a missing picture looks like. */
export const brokenPicturePath = '2026/01/15/00/immagine-mancante.webp'

/** What the `image` columns hold: the part of `/photo/YYYY/MM/DD/<shard>/main/{size}/<file>` that does not name a size. */
export function picturePath(name: PictureName): string {
  const shard = createHash('sha256').update(name).digest('hex').slice(0, 2)
  return `2026/01/15/${shard}/${name}.webp`
}

/** Address of a picture in one of the three sizes, for content that does not go through the catalogue. */
export function pictureUrl(name: PictureName, size: 'thumb' | 'photo' | 'large'): string {
  const path = picturePath(name)
  const file = path.lastIndexOf('/') + 1
  return `/photo/${path.slice(0, file)}main/${size}/${path.slice(file)}`
}

/** Logos exist for the specification's four cooperatives. */
export function cooperativeLogo(cooperativeId: 1 | 3 | 4 | 5): string {
  return `${picturesFolder}logos/cooperative-${cooperativeId}.svg`
}

/** The original (256 × 256 WebP with alpha) behind a stored path, or undefined when it is none of the demo's. */
export function demoPicture(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.webp$/, '')
  return isPictureName(name) && picturePath(name) === path ? `${picturesFolder}${name}.webp` : undefined
}

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictureSources, name) || Object.hasOwn(recolourings, name)
}
