/**
 * The stores a staff member works for: null is the whole group, and an empty list no store at all. Orders, customers,
 * takings and stock of other stores do not exist for them.
 */
export type StoreScope = readonly number[] | null

export const worksFor = (stores: StoreScope, storeId: number): boolean => stores === null || stores.includes(storeId)

/** Whether everything one staff member works for is also the other's: so far goes the choice of who may be given it. */
export const isWithin = (stores: StoreScope, others: StoreScope): boolean =>
  others === null || (stores !== null && stores.every((storeId) => others.includes(storeId)))

/** The stores a list is asked for: one of them, or all that a staff member works for. */
export const storesAsked = (stores: StoreScope, storeId: number | undefined): StoreScope =>
  storeId === undefined ? stores : worksFor(stores, storeId) ? [storeId] : []
