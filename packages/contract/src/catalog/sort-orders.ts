/**
 * Orders of a listing, in the order a person is offered them. Apart from the schemas, because the browser carries it.
 */
export const sortOrders = ['relevance', 'price', 'price_desc', 'price_um', 'name', 'newest', 'discount'] as const
export type SortOrder = (typeof sortOrders)[number]
