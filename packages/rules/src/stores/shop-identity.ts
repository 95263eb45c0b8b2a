import type { BrandColours } from './brand-colours.ts'
import type { ContactHours } from './contact-hours.ts'
import { languages, type Language, type Localized } from '../text/language.ts'

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'x', 'whatsapp'] as const

/** A drawing that was checked as it was read. */
export interface ShopDrawing {
  /** The name of its file, beside `shop.yaml`. */
  readonly file: string
  readonly svg: string
  /** The sides of its viewBox. */
  readonly width: number
  readonly height: number
  /** Changes with the drawing; in its address. */
  readonly digest: string
}

/** Names and contacts of the shop, as `shop.yaml` says them. The seller stands with each cooperative. */
export interface ShopIdentity {
  /** In the logo, titles of pages, mails, consents and authenticators. */
  readonly name: string
  /** Below the icon of an installed app, at most twelve characters; without it the name. */
  readonly shortName?: string | undefined
  /** In the place of the name in the logo. */
  readonly logo?: ShopDrawing | undefined
  /** As high as wide: in the tabs of browsers. */
  readonly icon?: ShopDrawing | undefined
  readonly colours?: BrandColours | undefined
  /** Last line of mails; without it "See you soon," and the name. */
  readonly signature?: Localized | undefined
  /** Of customer service. */
  readonly phone?: string | undefined
  /** When the phone is answered. */
  readonly hours?: readonly ContactHours[] | undefined
  /** Of customer service. */
  readonly email?: string | undefined
  /** Of its pages, and of mails to customers: Italian and any others; without it all that there are. */
  readonly languages?: readonly Language[] | undefined
  readonly social: readonly { readonly network: (typeof socialNetworks)[number]; readonly url: string }[]
}

/** The languages people can choose, in the order they are offered in. */
export const languagesOf = ({ languages: named }: Pick<ShopIdentity, 'languages'>): readonly Language[] =>
  named ?? languages

const signatures = { it: 'A presto, {shop}', de: 'Bis bald, {shop}', en: 'See you soon, {shop}' } as const

/** The last line of a mail. */
export const mailSignature = ({ name, signature }: ShopIdentity, language: Language): string =>
  (signature?.[language] ?? signature?.it ?? signatures[language]).replaceAll('{shop}', name)
