/**
 * Orders of a listing, in the order they are shown; `usual` begins with what the person asking buys most often. Apart from
 * the schemas, because the browser loads it.
 */
export const sortOrders = [
  'relevance',
  'price',
  'price_desc',
  'price_um',
  'name',
  'newest',
  'discount',
  'usual',
] as const
export type SortOrder = (typeof sortOrders)[number]
