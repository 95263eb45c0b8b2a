import { findField } from './find-field.ts'
import { ShopError } from '../shop-error.ts'

/** Deeper than anything the contract takes. */
const deepest = 16

/** PostgreSQL stores neither the character 0 nor half of a surrogate pair. */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed()

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Level by level, so that what is nested a hundred thousand deep is not followed down. */
function isTooDeep(input: unknown): boolean {
  let level = [input].filter(isNested)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((value) => Object.values(value).filter(isNested))
  }
  return false
}

/**
 * Refuses text that no column can store, and input nested too deeply, before any other work. Throws
 * `error.request.invalid` with the field.
 */
export function refuseUnstorable(query: unknown, body: unknown): void {
  const field = isTooDeep(body) ? '' : findField({ query, body }, isUnstorable)
  if (field !== undefined) throw new ShopError('error.request.invalid', { fields: field })
}
