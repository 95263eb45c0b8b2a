import { ofBrowser, ofWindow } from '@bottega/ui/safe-storage.ts'
import { copiesPlace } from './copies-place.ts'
import { storedValues, type StoredName } from './stored-values.ts'

/** Stored beside every value: values of another version of the shop are not read. */
const formatVersion = 1

const storageOf = (name: StoredName) => (storedValues[name].storage === 'local' ? ofBrowser : ofWindow)

/**
 * Stores a value that survives JSON. Where the browser refuses (full, or forbidden) it lives as long as the page, and
 * shopping goes on.
 */
export function writeStored(name: StoredName, value: unknown): void {
  storageOf(name).setItem(name, JSON.stringify({ v: formatVersion, value }))
}

/** The value stored under the name, of any shape: the reader checks it before use. */
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

/** Removes what is a person's; what is the browser's stays, also within one stored object. (Safety, 19) */
export function removePersonal(): void {
  // There is none without TLS.
  void (globalThis as { caches?: CacheStorage }).caches?.delete(copiesPlace)
  for (const [name, { personal }] of Object.entries(storedValues) as [StoredName, { personal: boolean | object }][]) {
    if (personal === true) removeStored(name)
    if (typeof personal === 'object')
      writeStored(
        name,
        Object.fromEntries(Object.entries(readStored(name) ?? {}).filter(([field]) => !(field in personal))),
      )
  }
}
