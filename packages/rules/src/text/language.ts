/** The languages of the shop, the default first. */
export const languages = ['it', 'de', 'en'] as const

/** The language of a text, and of the person it is for: the same in the shop, the back office, mails and the bank. */
export type Language = (typeof languages)[number]
