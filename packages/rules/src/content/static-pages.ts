/** Pages for help and law that a shop always has: its own texts where editors have written none. */
export const staticPages = ['help', 'terms', 'privacy', 'accessibility'] as const
export type StaticPageName = (typeof staticPages)[number]

/** The hidden category with the blocks of the home page. (Shopping core, section 2) */
export const homeSlug = 'home'
