import type { Localized } from '../../../kernel/database/columns.ts'

/** A filter whose values can be chosen. */
export interface FacetGroup {
  /** `vendor_id` or `product_class_<groupId>`: the name of the query parameter. */
  readonly parameterName: string
  readonly name: Localized
  /** Offered in answers; other groups still filter when asked to. */
  readonly shown: boolean
}

export interface FacetValue {
  /** Place of its group in the list of groups. */
  readonly group: number
  readonly id: number
  readonly name: Localized
}

/** Values of every product, side by side: those of product n stand from `offsets[n]` up to `offsets[n + 1]`. */
export interface FacetTable {
  readonly groups: readonly FacetGroup[]
  readonly values: readonly FacetValue[]
  readonly offsets: Uint32Array
  readonly entries: Uint32Array
}

export interface FacetCount {
  readonly value: FacetValue
  /** Products of the list without any facet chosen. */
  readonly count: number
  /** Products left when this value is chosen beside what is chosen in the other groups. */
  readonly filteredCount: number
}

/** Chosen value ids by parameter name: any value of a group, all groups. */
export type ChosenFacets = ReadonlyMap<string, readonly number[]>

interface Choice {
  /** For each value, the bit of its group where it is chosen, else 0. */
  readonly bitOfValue: Uint32Array
  readonly allBits: number
  /** For each value, the bit of its group where any of the group is chosen. */
  readonly ownBit: Uint32Array
  /** A chosen value that does not exist: no product has it. */
  readonly impossible: boolean
}

/** Without bits: what is missing of it reads as 0. */
const none = new Uint32Array()

/** More chosen groups than this do not fit in one word of bits; the contract lets through far fewer. */
const mostGroups = 31

function choiceOf({ groups, values }: FacetTable, chosen: ChosenFacets): Choice {
  // Most lists are narrowed by nothing, and a shop has thousands of values.
  if (chosen.size === 0) return { bitOfValue: none, allBits: 0, ownBit: none, impossible: false }
  const bitOfValue = new Uint32Array(values.length)
  const bitOfGroup = groups.map(() => 0)
  let allBits = 0
  let impossible = false
  for (const [parameterName, ids] of [...chosen].slice(0, mostGroups)) {
    const group = groups.findIndex((one) => one.parameterName === parameterName)
    const known = values.flatMap((value, index) => (value.group === group && ids.includes(value.id) ? [index] : []))
    if (known.length === 0) impossible = true
    const bit = allBits + 1
    if (group >= 0) bitOfGroup[group] = bit
    for (const index of known) bitOfValue[index] = bit
    allBits |= bit
  }
  const ownBit = Uint32Array.from(values, ({ group }) => bitOfGroup[group] ?? 0)
  return { bitOfValue, allBits, ownBit, impossible }
}

/** Narrows a list to the chosen facets and counts, in one pass, what every value would leave. */
export function applyFacets(
  table: FacetTable,
  products: readonly number[],
  chosen: ChosenFacets,
): { matching: number[]; counts: FacetCount[] } {
  const { values, offsets, entries } = table
  const { bitOfValue, allBits, ownBit, impossible } = choiceOf(table, chosen)
  const count = new Uint32Array(values.length)
  const filtered = new Uint32Array(values.length)
  const matching: number[] = []
  for (const product of products) {
    const from = offsets[product] ?? 0
    const to = offsets[product + 1] ?? from
    let matched = 0
    for (let entry = from; entry < to; entry++) matched |= bitOfValue[entries[entry] ?? 0] ?? 0
    const missing = impossible ? -1 : allBits & ~matched
    if (missing === 0) matching.push(product)
    for (let entry = from; entry < to; entry++) {
      const value = entries[entry] ?? 0
      count[value] = (count[value] ?? 0) + 1
      if (missing === 0 || missing === ownBit[value]) filtered[value] = (filtered[value] ?? 0) + 1
    }
  }
  const counts = values.flatMap((value, index) => {
    const total = count[index] ?? 0
    return total === 0 ? [] : [{ value, count: total, filteredCount: filtered[index] ?? 0 }]
  })
  return { matching, counts }
}
