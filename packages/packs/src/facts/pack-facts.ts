import type { EmblemName } from '../emblems/emblem-names.ts'

/** The facts of a product before anybody has photographed it. */
export interface PackFacts {
  /** Italian name. */
  name: string
  brand: string
  /** Italian words of the pack: "Bottiglia 75 cl", "6 × 1,5 l", "A peso · circa 180 g al pezzo". */
  pack: string
  /** Slug of its category, the whole path. */
  category: string
  /** Picture of the goods, where one was chosen. */
  emblem?: EmblemName
}
