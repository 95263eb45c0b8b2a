/** An order in the hands of a picker, and the wish of a staff member to change that. People by id, null for nobody. */
export interface AssignmentWish {
  readonly current: number | null
  /** The picker the staff member saw. */
  readonly seen: number | null
  readonly wanted: number | null
  /** The staff member who asks. */
  readonly asking: number
  /** They lead the store's work, and may give every order to everybody. */
  readonly isInCharge: boolean
}

/**
 * Whether an order passes into other hands. A free order goes to whoever asks first; the one who has it gives it on or
 * back; staff in charge give everybody's. An order that passed on since it was seen is never taken from its new picker.
 */
export function assignmentOf(wish: AssignmentWish): 'assigned' | 'unchanged' | 'overtaken' | 'not-theirs' {
  const { current, seen, wanted, asking, isInCharge } = wish
  if (current === wanted) return 'unchanged'
  if (current !== null && current !== seen) return 'overtaken'
  const isTheirs = current === asking || (current === null && wanted === asking)
  return isTheirs || isInCharge ? 'assigned' : 'not-theirs'
}
