import type { Language, Localized } from '../text/language.ts'

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'x', 'whatsapp'] as const

/** Names and contacts of the shop, as `shop.yaml` says them. The seller stands with each cooperative. */
export interface ShopIdentity {
  /** In the logo, titles of pages, mails, consents and authenticators. */
  readonly name: string
  /** Below the icon of an installed app, at most twelve characters; without it the name. */
  readonly shortName?: string | undefined
  /** Last line of mails; without it "See you soon," and the name. */
  readonly signature?: Localized | undefined
  /** Of customer service. */
  readonly phone?: string | undefined
  /** Of customer service. */
  readonly email?: string | undefined
  readonly social: readonly { readonly network: (typeof socialNetworks)[number]; readonly url: string }[]
}

const signatures = { it: 'A presto, {shop}', de: 'Bis bald, {shop}', en: 'See you soon, {shop}' } as const

/** The last line of a mail. */
export const mailSignature = ({ name, signature }: ShopIdentity, language: Language): string =>
  (signature?.[language] ?? signature?.it ?? signatures[language]).replaceAll('{shop}', name)
