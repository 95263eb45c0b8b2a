/** The languages of the shop, the default first. */
export const languages = ['it', 'de', 'en'] as const

/** The language of a text, and of the person it is for: the same in the shop, the back office, mails and the bank. */
export type Language = (typeof languages)[number]

/** A text in the languages of the shop; Italian is always there and stands in for those that are missing. */
export interface Localized {
  readonly it: string
  readonly de?: string | undefined
  readonly en?: string | undefined
}
