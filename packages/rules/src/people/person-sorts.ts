/** Orders of a search for customers. */
export const personSorts = ['name', 'email', 'newest'] as const
export type PersonSort = (typeof personSorts)[number]
