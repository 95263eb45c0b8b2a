import { fontOf, type Typeface } from './typefaces.ts'

export interface Lettering {
  face: Typeface
  /** Height of the letters' square, in units of the drawing. */
  size: number
  colour: string
  anchor?: 'start' | 'middle' | 'end'
  /** Added between letters, in thousandths of the size. */
  tracking?: number
}

/** Width of a text, in units of the drawing. */
export function widthOf(text: string, { face, size, tracking = 0 }: Omit<Lettering, 'colour'>): number {
  const font = fontOf(face)
  return ((font.layout(text).advanceWidth / font.unitsPerEm) * 1000 + tracking * text.length) * (size / 1000)
}

/** The text as an outline with its baseline at (x, y): no machine needs the font to show it. */
export function wordsAsPath(text: string, x: number, y: number, lettering: Lettering): string {
  const { face, size, colour, anchor = 'middle', tracking = 0 } = lettering
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const width = widthOf(text, lettering)
  let pen = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const run = font.layout(text)
  const outlines = run.glyphs.map((glyph, index) => {
    const outline = glyph.path.transform(scale, 0, 0, -scale, pen, y).toSVG()
    pen += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + (tracking * size) / 1000
    return shortened(outline)
  })
  return `<path fill="${colour}" d="${outlines.join('')}"/>`
}

/** A tenth of a unit is finer than a pixel of the largest size. */
const shortened = (outline: string) => outline.replaceAll(/\.(\d)\d+/g, '.$1')

export interface SetLines {
  lines: string[]
  size: number
}

/** Breaks a text into lines that fill a box with the largest letters that fit it. */
export function linesIn(
  text: string,
  box: { width: number; height: number },
  { face, largest, leading }: { face: Typeface; largest: number; leading: number },
): SetLines {
  const words = text.split(/\s+/).filter(Boolean)
  for (let size = largest; size > 11; size -= 1) {
    const lines = wrapped(words, box.width, (line) => widthOf(line, { face, size }))
    if (lines !== undefined && lines.length * size * leading <= box.height) return { lines, size }
  }
  return { lines: [text], size: Math.min(11, (11 * box.width) / widthOf(text, { face, size: 11 })) }
}

function wrapped(words: readonly string[], width: number, widthOfLine: (line: string) => number) {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOfLine(longer) <= width) lines[lines.length - 1] = longer
    else if (widthOfLine(word) <= width) lines.push(word)
    else return undefined
  }
  return lines
}
