import { createContext, use } from 'react'
import type { Locale } from './locale.ts'
import type { Site } from './site.ts'

export type LoginIdentifier = 'alphanumeric' | 'digitsOnly'

/** What holds for the whole life of a page: it changes only by loading another one. */
export type PageSetting = {
  site: Site
  locale: Locale
  /** Plus and minus change a held quantity, and a button puts it in the cart. (`LIVE_CART_UPDATES=false`) */
  holdsQuantity?: boolean
  /** A cart can be filled before anybody signs in. (`ANONYMOUS_CARTS=true`) */
  anonymousCarts?: boolean
  /** What a login may be besides an e-mail address; without it alphanumeric. (`LOGIN_IDENTIFIER`) */
  loginIdentifier?: LoginIdentifier
  /** One can sign in by the group's own login. (`SAML_ENTRY_POINT`) */
  singleSignOn?: boolean
  /** The tag manager's container that hears what visitors allow to be told. (`ANALYTICS_CONTAINER`) */
  analytics?: string
  /** Marks our inline scripts as ours; known on the server only. */
  nonce?: string
}

export const PageSettingContext = createContext<PageSetting>({ site: 'coop', locale: 'it' })

export function usePageSetting(): PageSetting {
  return use(PageSettingContext)
}
