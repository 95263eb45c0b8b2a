export const offerStates = ['new', 'accepted', 'declined', 'withdrawn'] as const

/** What staff list offers by: a state, or all. */
export const offerFilters = [...offerStates, 'all'] as const
export type OfferFilter = (typeof offerFilters)[number]
