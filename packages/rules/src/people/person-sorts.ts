/** How found people may be ordered. */
export const personSorts = ['name', 'email', 'newest'] as const
export type PersonSort = (typeof personSorts)[number]
