import type { Rect } from './geometry.ts'

/** The parts of a drawing a shape may use: colours of the brand and the variant, and the content. */
export interface Look {
  /** Colour of the brand, and the same deep and pale. */
  base: string
  deep: string
  pale: string
  /** Colour of the variant. */
  accent: string
  /** Colour of the goods. */
  inside: string
  /** Single packs in a pack of several. */
  pieces: number
  /** Two packs of one shape differ in small things by this word. */
  word: string
  /** One of the things inside, drawn around a point. */
  thing: (x: number, y: number, size: number, turn?: number) => string
  /** The filling of a window or a tray. */
  filling: (area: Rect) => string
}
