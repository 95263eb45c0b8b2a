/** The languages of the shop, the default first. */
export const languages = ['it', 'de', 'en'] as const

/** What texts are written in and people are addressed in: the same in the shop, the back office, mails and the bank. */
export type Language = (typeof languages)[number]
