import type { ConsentAnswer } from '@bottega/contract/registration/disclaimers.ts'
import type { RegistrationBody } from '@bottega/contract/registration/registration.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import {
  checkRegistration,
  type CustomerType,
  fieldsOf,
  genders,
  registrationFields,
  type RegistrationTexts,
} from '@bottega/rules/people/registration.ts'
import { newPassword, type PasswordRule } from '@bottega/rules/validators/password.ts'
import { readDay } from '@bottega/rules/validators/date.ts'
import { formText } from '../../../lib/words/form-text.ts'

/** Codes people type in small letters. */
const codes: ReadonlySet<string> = new Set(['fiscalCode', 'sdiCode', 'vatNumber'])

/** The texts of the form as the rules read them; a day that is none stays as typed, so that its rule says so. */
export function textsOf(type: CustomerType, form: FormData): RegistrationTexts {
  const asked: ReadonlySet<string> = new Set(fieldsOf(type))
  const texts = registrationFields.map((field) => {
    const typed = asked.has(field) ? formText(form, field) : ''
    if (field === 'password') return [field, typed] as const
    if (field === 'birthDate') return [field, readDay(typed) ?? typed.trim()] as const
    return [field, codes.has(field) ? typed.replaceAll(/\s/g, '').toUpperCase() : typed.trim()] as const
  })
  return Object.fromEntries(texts) as RegistrationTexts
}

/** The faults, by field; of a password by the rule of the shop. */
export function faultsOf(
  type: CustomerType,
  texts: RegistrationTexts,
  { passwordRule, isVouchedFor = false }: { passwordRule?: PasswordRule | undefined; isVouchedFor?: boolean } = {},
) {
  const faults = checkRegistration(type, texts, shopDate(new Date()), isVouchedFor)
  if (isVouchedFor) return faults
  const password = newPassword(() => false, passwordRule)(texts.password)
  return faults.password === undefined && !password.ok ? { ...faults, password } : faults
}

/** The body that is sent; fields that were left empty are left out. */
export function bodyOf(
  customerType: CustomerType,
  texts: RegistrationTexts,
  form: FormData,
  disclaimers: ConsentAnswer[],
): RegistrationBody {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  const gender = genders.find((one) => one === formText(form, 'gender'))
  const [storeId, inviteCode] = [Number(formText(form, 'storeId')), formText(form, 'inviteCode').trim()]
  const { firstName, lastName, email } = texts
  return {
    ...given,
    customerType,
    firstName,
    lastName,
    email,
    disclaimers,
    ...(gender !== undefined && customerType !== 'company' && { gender }),
    ...(storeId > 0 && { storeId }),
    ...(inviteCode !== '' && { inviteCode }),
  }
}
