/** Longest side in pixels: twice the 170 of a card, a product page, and what one can zoom into. */
export const pictureSides = { thumb: 340, photo: 680, large: 1360 } as const

/** Products of a slider: without a limit in the request, and at most. (Shopping core, section 9) */
export const sliderProducts = { usual: 12, most: 48 } as const

/** Leaflets, or products of one, in their slider. (Content and discovery, section 9: flyer slider page size) */
export const leafletSlider = { usual: 10 } as const
