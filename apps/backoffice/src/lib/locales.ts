/** The languages of the back office, the default first. */
export const locales = ['it', 'de', 'en'] as const
export type Locale = (typeof locales)[number]

/** Each in itself. */
export const localeNames = { it: 'Italiano', de: 'Deutsch', en: 'English' } as const satisfies Record<Locale, string>
