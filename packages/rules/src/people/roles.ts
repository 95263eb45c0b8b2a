/**
 * The roles a call may require of a staff member. An operator serves customers by telephone; a picker picks, packs and
 * hands over; a shopkeeper does that too and decides where money goes back.
 */
export const staffRoles = ['operator', 'admin', 'picker', 'shopkeeper'] as const
export type StaffRole = (typeof staffRoles)[number]

/** An administrator may do whatever every other may. */
const rolesByRank: Readonly<Record<StaffRole, readonly StaffRole[]>> = {
  operator: ['operator'],
  admin: ['admin', 'operator', 'shopkeeper', 'picker'],
  picker: ['picker'],
  shopkeeper: ['shopkeeper', 'picker'],
}

export const rolesOf = (rank: StaffRole): readonly StaffRole[] => rolesByRank[rank]

/** A role check passes if any requested role is present; an empty request never passes. (Shopping core, section 6) */
export function hasAnyRole(present: readonly string[], requested: readonly string[]): boolean {
  return requested.some((role) => present.includes(role))
}
