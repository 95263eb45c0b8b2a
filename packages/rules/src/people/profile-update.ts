import type { ShopDate } from '../delivery/shop-calendar.ts'
import type { Verdict } from '../validators/verdict.ts'
import {
  checkRegistration,
  type CustomerType,
  fieldsOf,
  type RegistrationField,
  type RegistrationTexts,
} from './registration.ts'

/** Changed elsewhere, each by a procedure of its own; a VAT number is what a business was approved for. */
const elsewhere = new Set<RegistrationField>(['email', 'password', 'vatNumber'])

export type ProfileField = Exclude<RegistrationField, 'email' | 'password' | 'vatNumber'>
export type ProfileTexts = Readonly<Record<ProfileField, string>>

/** The texts of the profile that one type of customer can change, in the order of the form. */
export const profileFieldsOf = (type: CustomerType): readonly ProfileField[] =>
  fieldsOf(type).filter((field): field is ProfileField => !elsewhere.has(field))

/**
 * The faults of a changed profile, by field, by the rules of the registration; empty when nothing is. (Account and
 * after-sales, section 4: the update is triggered only if the form is valid)
 */
export function checkProfile(
  type: CustomerType,
  texts: ProfileTexts,
  today: ShopDate,
): Partial<Record<ProfileField, Verdict>> {
  const whole: RegistrationTexts = { ...texts, email: '', password: '', vatNumber: '' }
  const wrong = Object.entries(checkRegistration(type, whole, today))
  return Object.fromEntries(wrong.filter(([field]) => !elsewhere.has(field as RegistrationField)))
}
