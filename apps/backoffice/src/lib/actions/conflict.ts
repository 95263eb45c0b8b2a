/** The refusal of a change of something that a colleague has changed since it was read. */
export const changedMeanwhile = 'error.staff.changedMeanwhile'

/** Something a page says about a thing, in words: its name and its value. */
export type Fact = readonly [name: string, value: string]

export interface ConflictRow {
  readonly name: string
  /** As it was when the decision was made. */
  readonly seen: string
  readonly now: string
  /** The value asked for; undefined if the change leaves it alone. */
  readonly yours: string | undefined
}

const valueIn = (facts: readonly Fact[], name: string) => facts.find(([one]) => one === name)?.[1]

/** The changes of a colleague meanwhile, and beside them the change that was asked for. */
export function conflictRows(seen: readonly Fact[], now: readonly Fact[], yours: readonly Fact[]): ConflictRow[] {
  const names = new Set([...now, ...seen, ...yours].map(([name]) => name))
  return [...names]
    .map((name) => ({
      name,
      seen: valueIn(seen, name) ?? '',
      now: valueIn(now, name) ?? '',
      yours: valueIn(yours, name),
    }))
    .filter((row) => row.seen !== row.now || row.yours !== undefined)
}
