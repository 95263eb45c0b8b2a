import { holdsCardNumber } from '@bottega/rules/validators/card-number.ts'
import { findField } from './find-field.ts'
import { ShopError } from './shop-error.ts'

/**
 * Fields that may look like a card number and are never kept as text: what is searched for (a barcode may pass the same
 * check), and secrets, which people choose as they like and which are only kept hashed. (docs/decisions, 0140)
 */
export const fieldsWithoutCardCheck: ReadonlySet<string> = new Set([
  'q',
  'barcode',
  'password',
  'old_password',
  'new_password',
  'token',
  'otp',
  'mfa_pin',
])

/**
 * Nobody's card number gets past this line: notes, addresses, names, whatever a call takes as text. Looked at before
 * the contract is, and the number is not repeated in the answer. (Safety, 21) Throws `error.request.cardNumber`.
 */
export function refuseCardNumbers(query: unknown, body: unknown): void {
  const field = findField({ query, body }, holdsCardNumber, fieldsWithoutCardCheck)
  if (field !== undefined) throw new ShopError('error.request.cardNumber', { field })
}
