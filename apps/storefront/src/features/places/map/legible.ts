/** A name with where it would stand on the map, in pixels from its corner. */
export interface PlacedName {
  readonly name: string
  readonly x: number
  readonly y: number
}

const letterWidth = 7
const lineHeight = 22

/** The names that fit: the first in order, without overlap, none cut by the edge. */
export function legible<Named extends PlacedName>(names: readonly Named[], size: { x: number; y: number }): Named[] {
  const taken: { x: number; y: number; half: number }[] = []
  return names.filter(({ name, x, y }) => {
    const half = (name.length * letterWidth) / 2 + 6
    const isInside = x >= half && x <= size.x - half && y >= lineHeight && y <= size.y - lineHeight
    const isFree = taken.every((one) => Math.abs(one.y - y) > lineHeight || Math.abs(one.x - x) > one.half + half)
    if (!isInside || !isFree) return false
    taken.push({ x, y, half })
    return true
  })
}
