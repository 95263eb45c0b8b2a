/** Products of a slider: when nobody says how many, and at most. (Shopping core, section 9) */
export const sliderProducts = { usual: 12, most: 48 } as const
