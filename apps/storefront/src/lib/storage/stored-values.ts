import type { Language } from '@bottega/rules/text/language.ts'
import type { CookiePreferences } from './cookie-preferences.ts'

/**
 * Of the application state, facts about the browser. With the popup map, the orders reported to analytics or the start
 * times cleared, a popup would open again before its days are over and one order be reported twice; they name nobody.
 */
export interface StateOfBrowser {
  language?: Language
  /** A copy for programs in the browser; pages and server read the cookie. */
  cookiePreferences?: CookiePreferences
  /**
   * 32 random hexadecimal digits that identify the browser to the shop; not derived from the device, and stored only
   * after a yes to statistics or suggestions.
   */
  fingerprint: string
  /** The time at which each popup was shown last, by the name of its category. */
  popups: Readonly<Record<string, number>>
  /** Orders whose purchase event has been sent, the latest last. */
  analyticsOrders: readonly number[]
  lastStartTime?: number
  firstShopTime?: number
  lastTutorialSeen?: number
}

/** Of the application state, what is a person's. */
export interface StateOfPerson {
  /** A customer was signed in when the shop last started here: how the other tabs learn that this ended. */
  signedIn?: boolean
}

/**
 * The values the browser stores of a visit, by name: in which storage, and whether a value is a person's, or which of
 * its fields are. The one place that says so: logout, an ended session and a deleted account clear what is a person's,
 * and nothing of the browser's. The first seven are the specification's list (shopping core, section 9); the others
 * live between the end of one page and the start of the next, two of them until an account is there; the theme stays.
 */
export const storedValues = {
  app: { storage: 'local', personal: { signedIn: true } satisfies Record<keyof StateOfPerson, true> },
  searched_words: { storage: 'local', personal: true },
  custom_state: { storage: 'local', personal: true },
  category: { storage: 'session', personal: true },
  category_filters: { storage: 'session', personal: true },
  order_to_pay: { storage: 'session', personal: true },
  order_offer: { storage: 'session', personal: true },
  application_configuration: { storage: 'session', personal: false },
  pending_add: { storage: 'session', personal: true },
  pending_heart: { storage: 'session', personal: true },
  pending_wish: { storage: 'session', personal: true },
  pending_remarks: { storage: 'session', personal: true },
  typed_text: { storage: 'session', personal: true },
  wanted: { storage: 'local', personal: true },
  only_suiting: { storage: 'session', personal: true },
  checked_place: { storage: 'local', personal: true },
  theme: { storage: 'local', personal: false },
} as const satisfies Record<
  string,
  { storage: 'local' | 'session'; personal: boolean | Readonly<Record<string, true>> }
>

export type StoredName = keyof typeof storedValues
