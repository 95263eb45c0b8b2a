/** Whose a stored value is: a person's is cleared when the person leaves, the browser's stays. */
type Owner = 'person' | 'browser'

/**
 * What the browser stores of a visit, by name: in which storage, and whose it is. The one place that says so: logout, an
 * ended session and a deleted account clear what is a person's and nothing else. The first seven are the
 * specification's list (shopping core, section 9); the others live between the end of one page and the start of the
 * next, the last two until an account is there.
 *
 * `app` is the application state (shopping core, section 3) and belongs to both, field by field. When a popup or a
 * tutorial was shown here, which purchases were reported to analytics from here and when the shop was first opened here
 * are facts about the browser: with them cleared, one order would be reported twice and a popup open again before its
 * days are over. They name nobody.
 */
export const storedValues = {
  app: {
    storage: 'local',
    fields: {
      language: 'browser',
      cookiePreferences: 'browser',
      fingerprint: 'browser',
      popups: 'browser',
      analyticsOrders: 'browser',
      lastStartTime: 'browser',
      firstShopTime: 'browser',
      lastTutorialSeen: 'browser',
      signedIn: 'person',
    },
  },
  searched_words: { storage: 'local', of: 'person' },
  custom_state: { storage: 'local', of: 'person' },
  category: { storage: 'session', of: 'person' },
  category_filters: { storage: 'session', of: 'person' },
  order_to_pay: { storage: 'session', of: 'person' },
  order_offer: { storage: 'session', of: 'person' },
  application_configuration: { storage: 'session', of: 'browser' },
  pending_add: { storage: 'session', of: 'person' },
  pending_heart: { storage: 'session', of: 'person' },
  pending_remarks: { storage: 'session', of: 'person' },
  typed_text: { storage: 'session', of: 'person' },
  wanted: { storage: 'local', of: 'person' },
  checked_place: { storage: 'local', of: 'person' },
} as const satisfies Record<
  string,
  { storage: 'local' | 'session' } & ({ of: Owner } | { fields: Record<string, Owner> })
>

export type StoredName = keyof typeof storedValues

/** The fields of the application state: each needs an owner before it can be stored. */
export type AppField = keyof (typeof storedValues)['app']['fields']
