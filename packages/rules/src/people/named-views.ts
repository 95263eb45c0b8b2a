/** The tables of the back office whose filters a staff member can store under a name. */
export const viewedTables = ['orders', 'products', 'customers'] as const
export type ViewedTable = (typeof viewedTables)[number]

/** So many views of one table a staff member has at most. */
export const mostViews = 20
export const longestViewName = 40

/**
 * The fields of an address a view stores. Words typed to find a customer are not among them, and no number of one: a
 * view would tell of a person whose account is long erased. (decision 0837)
 */
const filters: Readonly<Record<ViewedTable, readonly string[]>> = {
  orders: ['day', 'stage', 'store', 'service'],
  products: ['q', 'store', 'category', 'sale', 'without', 'lacks', 'sort'],
  customers: ['tag', 'sort'],
}

/** Returns the part of an address a view stores, always in one order; empty where it filters nothing. */
export function viewQuery(table: ViewedTable, search: string): string {
  const asked = new URLSearchParams(search)
  const stored = new URLSearchParams()
  for (const name of filters[table]) {
    const value = asked.get(name)?.trim() ?? ''
    if (value !== '') stored.set(name, value)
  }
  return stored.toString()
}
