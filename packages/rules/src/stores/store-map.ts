import { nearMetres, type Position } from '../delivery/places/distance.ts'

/** The first view of the map of the stores. (Content and discovery, section 9) */
export const mapCenter: Position = { latitude: 45.67, longitude: 8.85 }

/** In CSS pixels: on extra-small windows, and on all others. (Content and discovery, section 9) */
export const mapHeights = { extraSmall: 300, other: 480 } as const

export interface ShownMap {
  /** The window is narrower than 600 pixels. */
  readonly extraSmall: boolean
  /** Metres around a searched address; undefined where none was searched. */
  readonly searchedMetres?: number | undefined
}

/**
 * "8 on extra-small, otherwise 9; 10 when an address is searched; 12 when the search distance is 10000." The distance
 * has this default even where nothing was searched, and then the whole of the sentence before would never hold: so 12
 * is for an address searched at that distance, 10 for one at any other.
 */
export function mapZoom({ extraSmall, searchedMetres }: ShownMap): number {
  if (searchedMetres === nearMetres) return 12
  if (searchedMetres !== undefined) return 10
  return extraSmall ? 8 : 9
}

/** The distances a shopper may choose, in metres; the first is the default. */
export const searchDistances = [nearMetres, 25_000, 50_000] as const
