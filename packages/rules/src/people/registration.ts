import { isShopDate, type ShopDate } from '../delivery/shop-calendar.ts'
import { sdiCode } from '../validators/codes.ts'
import { fiscalCode, taxId } from '../validators/fiscal-code.ts'
import { vatNumber } from '../validators/vat-number.ts'
import { dayFault } from '../validators/date.ts'
import { email } from '../validators/email.ts'
import { longerPassword, passwordLength } from '../validators/password.ts'
import { loginIdentifierLength } from '../validators/login-identifier.ts'
import { phone } from '../validators/phone.ts'
import { required } from '../validators/presence.ts'
import { maxLength, name, peopleName } from '../validators/text.ts'
import { every, failed, passed, type Validator, type Verdict } from '../validators/verdict.ts'

export const customerTypes = ['private', 'company', 'soleProprietor'] as const
export type CustomerType = (typeof customerTypes)[number]
export const genders = ['female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

/** The texts of the form, in its order. */
export const registrationFields = [
  'companyName',
  'vatNumber',
  'sdiCode',
  'pec',
  'firstName',
  'lastName',
  'birthDate',
  'fiscalCode',
  'mobilePhone',
  'phone',
  'email',
  'password',
] as const
export type RegistrationField = (typeof registrationFields)[number]
export type RegistrationTexts = Readonly<Record<RegistrationField, string>>

/** An order is a contract, and minors make none. */
const minimumAge = 18

/** True when a person born on one day is of age on another. */
export function isOfAge(birthDate: ShopDate, today: ShopDate): boolean {
  const [year = '', ...rest] = birthDate.split('-')
  return [String(Number(year) + minimumAge), ...rest].join('-') <= today
}

/** A name as the field rules know it: one word or two with hyphens, or any number of words without. */
const anyName: Validator = (value) => (peopleName(value).ok ? passed : name(value))

/** A day somebody may be born on, `yyyy-mm-dd`; of any other text the verdict says what it lacks to be one. */
export function birthDay(today: ShopDate): Validator {
  return (value) => {
    if (value === '') return passed
    if (!isShopDate(value)) return failed(dayFault(value) ?? 'validations.date')
    if (value > today) return failed('validations.futureDay')
    return value < '1900' ? failed('validations.date') : passed
  }
}

const ofAge =
  (today: ShopDate): Validator =>
  (value) =>
    value === '' || isOfAge(value, today) ? passed : failed('validations.adult')

const birthDate = (today: ShopDate) => every(birthDay(today), ofAge(today))

/** The fields of every account; an e-mail address is its login, which has at most fifty characters. */
const everybody = {
  firstName: every(required, anyName),
  lastName: every(required, anyName),
  mobilePhone: every(required, phone),
  phone,
  email: every(required, email, maxLength(loginIdentifierLength.maximum)),
  password: every(required, longerPassword, maxLength(passwordLength.maximum)),
} as const

const vat: Validator = (value) => vatNumber(value)

/** An electronic invoice reaches a business by its SDI code or by PEC: one of them is needed. */
function invoiceRules(texts: RegistrationTexts) {
  const isReachable = texts.pec !== '' || texts.sdiCode !== ''
  return { pec: email, sdiCode: isReachable ? sdiCode : every(required, sdiCode) }
}

type Rules = Partial<Record<RegistrationField, Validator>>

/** The fields of a customer type are the keys of its rules. */
const rulesOf: Readonly<Record<CustomerType, (texts: RegistrationTexts, today: ShopDate) => Rules>> = {
  private: (_texts, today) => ({ ...everybody, birthDate: every(required, birthDate(today)), fiscalCode }),
  company: (texts) => ({
    ...everybody,
    ...invoiceRules(texts),
    companyName: required,
    vatNumber: every(required, vat),
    fiscalCode: taxId,
  }),
  soleProprietor: (texts, today) => ({
    ...everybody,
    ...invoiceRules(texts),
    companyName: required,
    vatNumber: every(required, vat),
    birthDate: every(required, birthDate(today)),
    fiscalCode: every(required, personalFiscalCode),
  }),
}

/** The code of a person: eleven digits are a company's. */
const personalFiscalCode: Validator = (value) =>
  value.length === 11 ? failed('validations.fiscalCode.format') : fiscalCode(value)

const noTexts = Object.fromEntries(registrationFields.map((field) => [field, ''])) as RegistrationTexts

const fieldsByType = Object.fromEntries(
  customerTypes.map((type) => [
    type,
    registrationFields.filter((field) => rulesOf[type](noTexts, '2000-01-01')[field] !== undefined),
  ]),
) as unknown as Readonly<Record<CustomerType, readonly RegistrationField[]>>

/**
 * The texts asked of one type of customer, in the order of the form. A person sent by a service that vouches for the
 * address signs in by that service, and needs no password.
 */
export const fieldsOf = (type: CustomerType, isVouchedFor = false): readonly RegistrationField[] =>
  isVouchedFor ? fieldsByType[type].filter((field) => field !== 'password') : fieldsByType[type]

/** The faults of a form, by field; empty when nothing is. A common password is known to the server alone. */
export function checkRegistration(
  type: CustomerType,
  texts: RegistrationTexts,
  today: ShopDate,
  isVouchedFor = false,
): Partial<Record<RegistrationField, Verdict>> {
  const rules = rulesOf[type](texts, today)
  const verdicts = fieldsOf(type, isVouchedFor).map((field) => [field, rules[field]?.(texts[field]) ?? passed] as const)
  return Object.fromEntries(verdicts.filter(([, verdict]) => !verdict.ok))
}

/** An address an account may have. */
export const accountEmail = everybody.email

/** Business accounts order for business only, and wait for their approval. */
export const isBusiness = (type: CustomerType): boolean => type !== 'private'
