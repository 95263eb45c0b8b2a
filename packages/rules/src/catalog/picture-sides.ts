/** Longest side in pixels: twice the 170 of a card, a product page, and what one can zoom into. */
export const pictureSides = { thumb: 340, photo: 680, large: 1360 } as const
