export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Units of a side of the drawing, and where things stand. */
export const side = 400
export const ground = 384
export const middle = 200

/** The parts a shape gives to the label: `under` lies behind it, `over` (light, glass, edges) before it. */
export interface Body {
  under: string
  panel: Rect
  over: string
  /** Path the label is cut to. */
  clip?: string
  /** How wide the contact shadow is, from the middle. */
  foot: number
  /** The place of drawn goods beside the label: whole things instead of an emblem on it. */
  bare?: 'tag'
}

/** Half widths at heights, from the top down, turned into a body with soft shoulders. */
export function turned(profile: readonly (readonly [y: number, halfWidth: number])[]): string {
  const [first] = profile
  if (first === undefined) return ''
  const leftSide = profile.slice(1).map(([y, half], index) => {
    const [y0, half0] = profile[index] ?? [y, half]
    const mid = (y0 + y) / 2
    return half === half0
      ? `L${middle - half} ${y}`
      : `C${middle - half0} ${mid} ${middle - half} ${mid} ${middle - half} ${y}`
  })
  const upward = profile.toReversed()
  const rightSide = upward.slice(1).map(([y, half], index) => {
    const [y0, half0] = upward[index] ?? [y, half]
    const mid = (y0 + y) / 2
    return half === half0
      ? `L${middle + half} ${y}`
      : `C${middle + half0} ${mid} ${middle + half} ${mid} ${middle + half} ${y}`
  })
  const [lastY, lastHalf] = profile.at(-1) ?? first
  return `M${middle - first[1]} ${first[0]}${leftSide.join('')}L${middle + lastHalf} ${lastY}${rightSide.join('')}Z`
}

export const box = ({ x, y, width, height }: Rect, radius: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`

export const shape = (outline: string, fill: string, more = '') => `<path d="${outline}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, across: number, down: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}" ${more}/>`

/** Outline of a rectangle with round corners. */
export function roundOutline({ x, y, width, height }: Rect, r: number): string {
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`
}
