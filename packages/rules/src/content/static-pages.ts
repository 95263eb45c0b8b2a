/** Pages for help and law that a shop always has: its own texts where editors have written none. */
export const staticPages = ['help', 'terms', 'privacy', 'accessibility'] as const
export type StaticPageName = (typeof staticPages)[number]
