import { openFont } from '@bottega/packs/text/typefaces.ts'

/** The faces of the shop, from packages: a machine without fonts draws the same letters. */
const files = {
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  text: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  strong: '@fontsource/figtree/files/figtree-latin-700-normal.woff',
} as const
export type Face = keyof typeof files

const fontOf = (face: Face) => openFont(import.meta.resolve(files[face]))

export interface Letters {
  readonly face: Face
  /** Pixels of the page. */
  readonly size: number
  readonly colour: string
}

export const widthOf = (text: string, { face, size }: Pick<Letters, 'face' | 'size'>): number => {
  const font = fontOf(face)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** One line as outlines, with its baseline at `y`. */
export function line(
  text: string,
  x: number,
  y: number,
  letters: Letters,
  anchor: 'start' | 'middle' | 'end' = 'start',
) {
  const { face, size, colour } = letters
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const run = font.layout(text)
  const part = { start: 0, middle: 0.5, end: 1 }[anchor]
  let pen = x - part * run.advanceWidth * scale
  const outlines = run.glyphs.map((glyph, index) => {
    const outline = glyph.path.transform(scale, 0, 0, -scale, pen, y).toSVG()
    pen += (run.positions[index]?.xAdvance ?? 0) * scale
    return outline.replaceAll(/(\.\d)\d+/g, '$1')
  })
  return `<path fill="${colour}" d="${outlines.join('')}"/>`
}

/** A text in at most `most` lines of a width; what does not fit ends in "…". */
export function wrap(text: string, width: number, letters: Pick<Letters, 'face' | 'size'>, most: number): string[] {
  const lines: string[] = []
  const words = text.split(/\s+/).filter((word) => word !== '')
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, letters) > width) lines.push(word)
    else lines[Math.max(0, lines.length - 1)] = longer
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), width, letters)]
}

function shortened(text: string, width: number, letters: Pick<Letters, 'face' | 'size'>): string {
  let short = text
  while (short.length > 1 && widthOf(`${short}…`, letters) > width) short = short.slice(0, -1).trimEnd()
  return `${short}…`
}

/** Lines below each other, the first baseline at `y`. */
export const lines = (texts: readonly string[], x: number, y: number, letters: Letters, leading = 1.2): string =>
  texts.map((text, index) => line(text, x, y + index * letters.size * leading, letters)).join('')

/** The largest size up to `largest` at which the text fits in one line. */
export function fitting(text: string, width: number, face: Face, largest: number): number {
  return Math.min(largest, Math.floor((largest * width) / widthOf(text, { face, size: largest })))
}
