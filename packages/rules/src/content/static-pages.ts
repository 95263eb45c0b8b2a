/** Texts of law that a shop always has: templates of the program where editors have written none. (decision 0821) */
export const legalTextNames = ['terms', 'privacy', 'cookies', 'accessibility'] as const
export type LegalTextName = (typeof legalTextNames)[number]

export const isLegalTextName = (name: string): name is LegalTextName => legalTextNames.some((one) => one === name)

/** Pages for help and law that a shop always has. */
export const staticPages = ['help', ...legalTextNames] as const
export type StaticPageName = (typeof staticPages)[number]

/** The hidden category with the blocks of the home page. (Shopping core, section 2) */
export const homeSlug = 'home'
