/** Leaflet types are 1 to 10; 2 is the magazine. (Content and discovery, section 9) */
export const leafletTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const magazineType = 2

/** In which order types are displayed; those it does not name come last. (Content and discovery, section 2) */
const displayOrder: readonly number[] = [10, 4, 7, 3, 9, 5, 8, 6]

/** Before other leaflets: the smaller number. */
export function rankOfLeafletType(type: number): number {
  const rank = displayOrder.indexOf(type)
  return rank === -1 ? displayOrder.length : rank
}

export type LeafletState = 'running' | 'coming' | 'over'

/** On a day of the shop's calendar; `to` is the last day. */
export function leafletState({ from, to }: { from: string; to: string }, day: string): LeafletState {
  if (day < from) return 'coming'
  return day > to ? 'over' : 'running'
}
