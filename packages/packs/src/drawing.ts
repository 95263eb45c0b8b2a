import type { EmblemName } from './emblems/emblem-names.ts'
import type { PieceName } from './contents/pieces.ts'
import type { ShapeName } from './shapes/shapes.ts'

/** The goods behind a window of the pack. */
export interface Content {
  piece: PieceName
  colour: string
}

/** Everything a picture is drawn from; the same drawing gives the same picture on every machine. */
export interface Drawing {
  shape: ShapeName
  /** Size of the pack among its kind, 0.7 to 1. */
  scale: number
  brand: string
  /** The product's name as the label prints it. */
  title: string
  /** "500 g", "6 × 1,5 l"; empty for what is weighed. */
  weight: string
  /** A figure that tells it from its neighbours: "24 mesi", "70%". */
  badge?: string
  /** Colour that tells the variant: what is fruit, taste or kind. */
  accent: string
  /** Colour of the goods, where they are seen through glass or lie open. */
  inside: string
  /** Single packs in a pack of several. */
  pieces: number
  emblem?: EmblemName
  content?: Content
  /** Colours of a variety: degrees of hue, factors of saturation and brightness. */
  tint?: { hue: number; saturation: number; brightness: number }
}
