import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import type { MapPin } from './map-pin.ts'

/** A place in the middle of a search, and how far it reaches. */
export interface Around {
  readonly position: Position
  readonly metres: number
}

/** The view of a map: a place by zoom level, or all there is to see. */
export type Look = { readonly center: Position; readonly zoom: number } | 'everything'

/** The things a map shows. */
export interface MapContent {
  readonly pins: readonly MapPin[]
  readonly around: Around | undefined
  readonly look: Look
}

/** A map on the page, whichever library draws it. */
export interface Drawing {
  readonly show: (content: MapContent) => void
  /** Marks a pin as the one picked. */
  readonly pick: (id: number | undefined) => void
  /** Opens the info window at a pin, closing any other; undefined closes it. */
  readonly showInfo: (info: { readonly pin: MapPin; readonly content: HTMLElement } | undefined) => void
  /** Moves the map so that the open info window, which has changed its size, is seen whole. */
  readonly fitInfo: () => void
  readonly remove: () => void
}

export interface DrawingWords {
  readonly closer: string
  readonly further: string
  /** Name of a cluster. */
  readonly cluster: (count: number) => string
}

export interface DrawingOptions {
  readonly element: HTMLElement
  readonly words: DrawingWords
  readonly onPick: (id: number) => void
  /** The shopper closed the info window on the map itself. */
  readonly onInfoClosed: () => void
}

/** The corners of what is to be seen: the circle, or else the pins; undefined with neither. */
export function cornersOf({ pins, around }: Pick<MapContent, 'pins' | 'around'>): [Position, Position] | undefined {
  if (around !== undefined) return cornersAround(around)
  if (pins.length === 0) return undefined
  const latitudes = pins.map(({ latitude }) => latitude)
  const longitudes = pins.map(({ longitude }) => longitude)
  return [
    { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  ]
}

const metresPerDegree = 111_320

function cornersAround({ position: { latitude, longitude }, metres }: Around): [Position, Position] {
  const degrees = metres / metresPerDegree
  const shrink = Math.cos((latitude * Math.PI) / 180)
  return [
    { latitude: latitude - degrees, longitude: longitude - degrees / shrink },
    { latitude: latitude + degrees, longitude: longitude + degrees / shrink },
  ]
}
