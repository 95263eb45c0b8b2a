import type { PasswordRule } from '@bottega/rules/validators/password.ts'
import { createContext, use } from 'react'
import { type Site, siteFacts } from './site.ts'
import { languages, type Language } from '@bottega/rules/text/language.ts'

export type LoginIdentifier = 'alphanumeric' | 'digitsOnly'

export type SocialLogin = 'google' | 'facebook'

/** The hours in the words of the page. */
export type ContactSetting = { phone: string; hours: string }

/** Settings fixed for the whole life of a page: they change only with a full page load. */
export type PageSetting = {
  site: Site
  locale: Language
  /** The names of the shop, and the colour of browsers' bars where it is its own. (`shop.yaml`) */
  shop?: { name: string; shortName: string; themeColor?: string }
  /** The languages people can choose, where not all. (`shop.yaml`) */
  languages?: readonly Language[]
  /** Plus and minus change a quantity on the page, and a button puts it in the cart. (`LIVE_CART_UPDATES=false`) */
  holdsQuantity?: boolean
  /** Anonymous visitors can fill a cart. (`ANONYMOUS_CARTS=true`) */
  anonymousCarts?: boolean
  /** Days the browser stores the words searched for in it, where not the usual number. (`DAY_WORDS_SAVED`) */
  dayWordsSaved?: number
  /** Other names under which the shop is reached. (`SHOP_HOSTS`) */
  hosts?: readonly string[]
  /** The page shows drafts of content. */
  preview?: boolean
  /** The form a login may have besides an e-mail address; without it alphanumeric. (`LOGIN_IDENTIFIER`) */
  loginIdentifier?: LoginIdentifier
  /** The rule for a password being set; without it a length alone. (`PASSWORD_RULE`) */
  passwordRule?: PasswordRule
  /** Customers can sign in by the group's own login. (`SAML_ENTRY_POINT`) */
  singleSignOn?: boolean
  /** Providers customers can sign in by. (`GOOGLE_CLIENT_ID`, `FACEBOOK_CLIENT_ID`) */
  socialLogins?: readonly SocialLogin[]
  /** False where signing up is not possible. (`REGISTRATION`) */
  registration?: boolean
  /** The phone number of the shop and its hours. (`TOLL_FREE_NUMBER`, `CONTACT_HOURS`) */
  contact?: ContactSetting
  /** The tag manager's container that receives the events visitors allow. (`ANALYTICS_CONTAINER`) */
  analytics?: string
  /** The shop's own colours and logo; known on the server only, and not touched by what a page does later. */
  style?: string
  /** Marks our inline scripts as ours; known on the server only. */
  nonce?: string
}

/** (Content and discovery, section 9) */
export const usualDayWordsSaved = 30

/** Outside of a page, as in tests of single components. */
export const fallbackSetting: PageSetting = { site: 'coop', locale: 'it' }

export const PageSettingContext = createContext<PageSetting>(fallbackSetting)

export function usePageSetting(): PageSetting {
  return use(PageSettingContext)
}

/** The name of the site, and the one in its logo. */
export const shopOf = ({ site, shop }: Pick<PageSetting, 'site' | 'shop'>): NonNullable<PageSetting['shop']> =>
  shop ?? { name: siteFacts[site].name, shortName: siteFacts[site].name.toLowerCase() }

/** The languages people can choose, in the order they are offered in. */
export const languagesIn = ({ languages: named = languages }: Pick<PageSetting, 'languages'>): readonly Language[] =>
  named

/** As the page carries it, on its root element: nonce and style stay on the server. */
export const settingText = ({ nonce: _nonce, style: _style, ...setting }: PageSetting): string =>
  JSON.stringify(setting)
