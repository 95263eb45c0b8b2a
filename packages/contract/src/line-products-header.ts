/** Asks that products in carts carry only that: a cart of a hundred lines is a third as long. */
export const lineProductsHeader = { name: 'x-bottega-cart', value: 'lines' } as const
