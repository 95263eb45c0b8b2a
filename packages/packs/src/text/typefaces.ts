import { type Font, openSync } from 'fontkit'
import { fileURLToPath } from 'node:url'

const opened = new Map<string, Font>()

/** The font of a file, by its address; each is read once in the life of a process. */
export function openFont(address: string): Font {
  const known = opened.get(address)
  if (known !== undefined) return known
  const font = openSync(fileURLToPath(address))
  if (!('layout' in font)) throw new Error(`${address} holds several fonts`)
  opened.set(address, font)
  return font
}

/** Faces of labels, from packages, so that every machine draws the same letters. */
const files = {
  plain: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff',
  strong: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
  serif: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  script: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff',
  geometric: '@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff',
  grotesque: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
} as const

export type Typeface = keyof typeof files

export const fontOf = (face: Typeface) => openFont(import.meta.resolve(files[face]))
