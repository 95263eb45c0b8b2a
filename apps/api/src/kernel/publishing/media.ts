import type { Found } from '@bottega/contract/staff-content/findings.ts'
import sharp from 'sharp'
import { extname } from 'node:path'
import type { LoadedFile } from './content-kind.ts'

/** The types that editors may publish as files, by ending. Vector pictures are left out: they may hold scripts. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
}
export const pictureEndings = ['.png', '.jpg', '.jpeg', '.webp']

/** Undefined for a file that is not served. */
export const mediaTypeOf = (path: string): string | undefined => mediaTypes[extname(path).toLowerCase()]

/** Under the hash of its content, so that it never changes and may be cached for good. */
export const uploadsPath = '/p/wp-content/uploads'
export const mediaAddress = ({ hash, path }: Pick<LoadedFile, 'hash' | 'path'>): string =>
  `${uploadsPath}/${hash}/${encodeURIComponent(path.split('/').at(-1) ?? '')}`

/** A picture larger than this many pixels is not opened: it would cost more memory than the shop has. */
const largestPicture = 60_000_000

/** Width and height in pixels; what is wrong where the file is no picture of the type its name says. */
export async function measurePicture({
  content,
  path,
}: LoadedFile): Promise<{ width: number; height: number } | Found> {
  const read = await sharp(content, { limitInputPixels: largestPicture })
    .metadata()
    .catch(() => undefined)
  if (read === undefined) return { code: 'unreadablePicture' }
  if (`image/${read.format}` !== mediaTypeOf(path)) return { code: 'otherPicture', values: { format: read.format } }
  return { width: read.width, height: read.height }
}
