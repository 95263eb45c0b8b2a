import { pictureSides } from './sizes.ts'

/** Sides of a picture in pixels. */
export interface PictureSides {
  readonly width: number
  readonly height: number
}

/** The part of a picture that is shown: pixels from its upper left corner, after it was turned. */
export interface PictureCrop extends PictureSides {
  readonly left: number
  readonly top: number
}

/** Degrees a picture may be turned, clockwise. */
export const quarterTurns = [0, 90, 180, 270] as const
export type QuarterTurn = (typeof quarterTurns)[number]

/** The changes staff make to a picture: it is turned first, then cut; without a crop the whole of it is shown. */
export interface PictureCut {
  readonly turn: QuarterTurn
  readonly crop?: PictureCrop
}

/** The sides of a picture after it was turned. */
export const turnedSides = ({ width, height }: PictureSides, turn: QuarterTurn): PictureSides =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** Why a picture cannot be cropped so; nothing where it can. */
export function cropRefusal(crop: PictureCrop, picture: PictureSides): 'broken' | 'empty' | 'outside' | undefined {
  const { left, top, width, height } = crop
  if (![left, top, width, height].every(Number.isSafeInteger)) return 'broken'
  if (width <= 0 || height <= 0) return 'empty'
  const isInside = left >= 0 && top >= 0 && left + width <= picture.width && top + height <= picture.height
  return isInside ? undefined : 'outside'
}

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(Number.isNaN(value) ? least : Math.round(value), least), most)

/** The nearest crop in whole pixels that lies inside the picture. */
export function clampCrop({ left, top, width, height }: PictureCrop, picture: PictureSides): PictureCrop {
  const sides = { width: between(width, 1, picture.width), height: between(height, 1, picture.height) }
  return {
    left: between(left, 0, picture.width - sides.width),
    top: between(top, 0, picture.height - sides.height),
    ...sides,
  }
}

/**
 * Sides a square crop may have: at most that of the picture's shorter one, at least that of a card, on which a smaller
 * one would be blurred. Nothing where the picture is too small for any.
 */
export function squareBounds({ width, height }: PictureSides): { least: number; most: number } | undefined {
  const most = Math.min(width, height)
  return most < pictureSides.thumb ? undefined : { least: pictureSides.thumb, most }
}

/** A square of this side around the middle of a crop, as near to it as the picture allows. */
export function squareAround(crop: PictureCrop, side: number, picture: PictureSides): PictureCrop {
  const { least, most } = squareBounds(picture) ?? { least: 1, most: Math.min(picture.width, picture.height) }
  const length = between(side, least, most)
  const left = crop.left + (crop.width - length) / 2
  const top = crop.top + (crop.height - length) / 2
  return clampCrop({ left, top, width: length, height: length }, picture)
}

/** The largest square in the middle of a picture. */
export const largestSquare = (picture: PictureSides): PictureCrop =>
  squareAround({ left: 0, top: 0, ...picture }, Infinity, picture)

/** The same part of a picture after that was turned by a quarter, clockwise; `picture` as it stood before. */
export const turnedCrop = ({ left, top, width, height }: PictureCrop, picture: PictureSides): PictureCrop => ({
  left: picture.height - top - height,
  top: left,
  width: height,
  height: width,
})
