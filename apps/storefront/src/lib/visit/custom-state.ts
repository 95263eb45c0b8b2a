import { readStored, writeStored } from '../storage/stored.ts'

/**
 * The values features store for a shopper from visit to visit. (Shopping core, section 9: persistence, custom state)
 */
export interface CustomState {
  /** The words of the last search for a whole list. (Content and discovery, section 3) */
  readonly fastSearch?: readonly string[]
}

/** Read again each time: other tabs write it too. What has another shape is not read. */
export function customState(): CustomState {
  const known = readStored('custom_state')
  if (typeof known !== 'object' || known === null) return {}
  const { fastSearch } = known as Record<string, unknown>
  const isList = Array.isArray(fastSearch) && fastSearch.every((word) => typeof word === 'string')
  return isList ? { fastSearch } : {}
}

export const updateCustomState = (change: CustomState): void =>
  writeStored('custom_state', { ...customState(), ...change })
