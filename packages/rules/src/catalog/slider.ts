/** Products of a slider: without a limit in the request, and at most. (Shopping core, section 9) */
export const sliderProducts = { usual: 12, most: 48 } as const
