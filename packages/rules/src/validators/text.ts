import { pattern, rule, type Validator } from './verdict.ts'

/** Letters with accents, one word or two; apostrophe and hyphen inside a word (D'Angelo, Anna-Maria). */
export const name = pattern(/^\p{L}+(?:['’-]\p{L}+)*(?: \p{L}+(?:['’-]\p{L}+)*)?$/u, 'validations.name')

/** Letters, apostrophes and spaces. */
export const peopleName = pattern(/^[\p{L}'’ ]+$/u, 'validations.peopleName')

export const alpha = pattern(/^\p{L}+$/u, 'validations.alpha')
export const alphanumeric = pattern(/^[\p{L}\d]+$/u, 'validations.alphanumeric')

/** Number of an identity document: letters, digits, spaces, slash and hyphen. */
export const idDocument = pattern(/^[\p{L}\d][\p{L}\d /-]*$/u, 'validations.idDocument')

export const orderNoteMaximum = 250

/** Characters of a shopping list's name. */
export const listNameMaximum = 60

export function exactLength(length: number): Validator {
  return rule((value) => characters(value) === length, 'validations.exactLength', length)
}

export function oneOfLengths(lengths: readonly number[]): Validator {
  return rule((value) => lengths.includes(characters(value)), 'validations.oneOfLengths')
}

export function minLength(minimum: number): Validator {
  return rule((value) => characters(value) >= minimum, 'validations.minLength', minimum)
}

export function maxLength(maximum: number): Validator {
  return rule((value) => characters(value) <= maximum, 'validations.maxLength', maximum)
}

/** The note to the picker on an order. (Shopping core, section 5) */
export const orderNote = maxLength(orderNoteMaximum)

/** Counted by code points, so that an emoji is one and not two. */
export function characters(value: string): number {
  return Array.from(value).length
}
