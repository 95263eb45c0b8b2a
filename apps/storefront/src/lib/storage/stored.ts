import { ofBrowser, ofWindow } from '@bottega/ui/safe-storage.ts'

/**
 * What the browser stores of a visit, by name: in which storage, and whether it is personal, so that it is removed at
 * logout. The first seven are the specification's list (shopping core, section 9); the others live between the end of
 * one page and the start of the next, the last two until an account is there.
 */
const places = {
  app: { storage: 'local', personal: false },
  searched_words: { storage: 'local', personal: true },
  custom_state: { storage: 'local', personal: true },
  category: { storage: 'session', personal: true },
  category_filters: { storage: 'session', personal: true },
  order_to_pay: { storage: 'session', personal: true },
  order_offer: { storage: 'session', personal: true },
  application_configuration: { storage: 'session', personal: false },
  pending_add: { storage: 'session', personal: true },
  pending_heart: { storage: 'session', personal: true },
  pending_remarks: { storage: 'session', personal: true },
  typed_text: { storage: 'session', personal: true },
  wanted: { storage: 'local', personal: true },
  checked_place: { storage: 'local', personal: true },
} as const satisfies Record<string, { storage: 'local' | 'session'; personal: boolean }>

export type StoredName = keyof typeof places

/** Stored beside every value: values of another version of the shop are not read. */
const formatVersion = 1

const storageOf = (name: StoredName) => (places[name].storage === 'local' ? ofBrowser : ofWindow)

/**
 * Stores a value that survives JSON. Where the browser refuses (full, or forbidden) it lives as long as the page, and
 * shopping goes on.
 */
export function writeStored(name: StoredName, value: unknown): void {
  storageOf(name).setItem(name, JSON.stringify({ v: formatVersion, value }))
}

/** What is stored under the name, of any shape: the reader checks it before use. */
export function readStored(name: StoredName): unknown {
  try {
    const { v, value } = JSON.parse(storageOf(name).getItem(name) ?? '{}') as { v?: unknown; value?: unknown }
    return v === formatVersion ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

export function removeStored(name: StoredName): void {
  storageOf(name).removeItem(name)
}

/** Removes everything personal. (Safety, 19) */
export function removePersonal(): void {
  for (const [name, { personal }] of Object.entries(places)) if (personal) removeStored(name as StoredName)
}
