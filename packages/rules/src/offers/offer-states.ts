export const offerStates = ['new', 'accepted', 'declined', 'withdrawn'] as const

/** The filters of staff for offers: a state, or all. */
export const offerFilters = [...offerStates, 'all'] as const
export type OfferFilter = (typeof offerFilters)[number]
