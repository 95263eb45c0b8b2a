/** The role a call requires of a staff member. An administrator may do whatever an operator may. */
export type StaffRole = 'operator' | 'admin'

const rolesByRank: Readonly<Record<StaffRole, readonly StaffRole[]>> = {
  operator: ['operator'],
  admin: ['admin', 'operator'],
}

export const rolesOf = (rank: StaffRole): readonly StaffRole[] => rolesByRank[rank]

/** A role check passes if any requested role is present; an empty request never passes. (Shopping core, section 6) */
export function hasAnyRole(present: readonly string[], requested: readonly string[]): boolean {
  return requested.some((role) => present.includes(role))
}
