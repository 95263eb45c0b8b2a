import type { pictureSides } from '@bottega/rules/catalog/sizes.ts'
import { withDrawerVersion } from '@bottega/packs/drawn-path.ts'

export type PictureSize = keyof typeof pictureSides

/**
 * Address of a stored picture (`2026/01/15/a3/tomato.webp`) in one size; empty where there is none, and the page draws
 * its own. Clients derive the other sizes by replacing the folder. (Wire format, section 7)
 */
export function pictureAddress(path: string | null, size: PictureSize): string {
  if (path === null) return ''
  const versioned = withDrawerVersion(path)
  const file = versioned.lastIndexOf('/') + 1
  return `/photo/${versioned.slice(0, file)}main/${size}/${versioned.slice(file)}`
}
