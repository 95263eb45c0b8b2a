/** The corner from which the numbers of the ground count, and the size of their steps, in degrees. */
export const west = 3
export const south = 35
export const quantum = 0.0005

/** The shapes drawn under a map without tiles: rings and lines as steps, each a list x0, y0, dx, dy, … in quanta. */
export interface Ground {
  /** The coast of the mainland, then islands as holes. */
  readonly sea: readonly (readonly number[])[]
  /** Each its shore, then its islands. */
  readonly lakes: readonly (readonly (readonly number[])[])[]
  readonly borders: readonly (readonly number[])[]
}

/** The order of Leaflet. */
export type LatLng = [latitude: number, longitude: number]

/** The line that a list of steps stands for. */
export function lineOf(steps: readonly number[]): LatLng[] {
  const line: LatLng[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    line.push([south + y * quantum, west + x * quantum])
  }
  return line
}
