/**
 * The roles a call may require of a staff member. A picker picks, packs and hands over; a shopkeeper does that too, looks
 * after the orders of the store and decides where money goes back; an editor looks after content and forms; an operator
 * serves customers by telephone.
 */
export const staffRoles = ['picker', 'shopkeeper', 'editor', 'operator', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** An administrator may do whatever every other may. */
const rolesByRank: Readonly<Record<StaffRole, readonly StaffRole[]>> = {
  picker: ['picker'],
  shopkeeper: ['shopkeeper', 'picker'],
  editor: ['editor'],
  operator: ['operator'],
  admin: ['admin', 'operator', 'editor', 'shopkeeper', 'picker'],
}

export const rolesOf = (rank: StaffRole): readonly StaffRole[] => rolesByRank[rank]

/** A role check passes if any requested role is present; an empty request never passes. (Shopping core, section 6) */
export function hasAnyRole(present: readonly string[], requested: readonly string[]): boolean {
  return requested.some((role) => present.includes(role))
}
