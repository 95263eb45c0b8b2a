import { homeCountry, isCountry } from './countries.ts'
import { isPublicOffice } from '../documents/sales-document.ts'
import { hasLatinSpelling, inLatin1 } from '../text/latin-letters.ts'
import { postalCode, sdiCode } from '../validators/codes.ts'
import { fiscalCode } from '../validators/fiscal-code.ts'
import { vatNumber } from '../validators/vat-number.ts'
import { email } from '../validators/email.ts'
import { required } from '../validators/presence.ts'
import { alphanumeric, exactLength, maxLength } from '../validators/text.ts'
import { every, passed, pattern, rule, type Validator, type Verdict } from '../validators/verdict.ts'

/** Everything an invoice says about whom it is for, in the order of the form. */
export const billingFields = [
  'name',
  'fiscalCode',
  'vatNumber',
  'sdiCode',
  'pec',
  'cig',
  'cup',
  'country',
  'street',
  'streetNumber',
  'postalCode',
  'city',
  'province',
] as const
export type BillingField = (typeof billingFields)[number]

/** Texts that came later than the others: what knows nothing of them means Italy, and no public body. */
export const laterBillingFields = ['cig', 'cup', 'country'] as const satisfies readonly BillingField[]
type LaterField = (typeof laterBillingFields)[number]
export type BillingTexts = Readonly<Record<Exclude<BillingField, LaterField>, string>> &
  Readonly<Partial<Record<LaterField, string | undefined>>>

/** With every text; those that are not needed are empty. */
export type WholeBilling = Readonly<Record<BillingField, string>>

const isAbroad = ({ country = '' }: Pick<BillingTexts, 'country'>): boolean => country !== '' && country !== homeCountry

/**
 * The fields an invoice for this customer has: a private person has no code for invoices, a customer abroad neither
 * that nor a province, and only public bodies have CIG and CUP.
 */
export function billingFieldsOf(
  isCompany: boolean,
  texts: Pick<BillingTexts, 'country' | 'sdiCode'>,
): readonly BillingField[] {
  const left = new Set<BillingField>()
  const leave = (...fields: BillingField[]) => fields.forEach((field) => left.add(field))
  if (!isCompany) leave('vatNumber', 'sdiCode', 'pec', 'cig', 'cup')
  if (isAbroad(texts)) leave('sdiCode', 'pec', 'cig', 'cup', 'province')
  if (!isPublicOffice({ sdiCode: texts.sdiCode.trim() })) leave('cig', 'cup')
  return billingFields.filter((field) => !left.has(field))
}

const written = rule(hasLatinSpelling, 'validations.latinLetters')
/** As long as the file of the tax agency has room for. */
const upTo = (count: number): Validator => every(required, written, (value) => maxLength(count)(inLatin1(value)))

const shared = { name: upTo(80), street: upTo(60), streetNumber: required, city: upTo(60) } as const
const home = { ...shared, postalCode: every(required, exactLength(5), postalCode), province: required } as const
const abroad = {
  ...shared,
  country: rule(isCountry, 'validations.alpha'),
  postalCode: every(required, maxLength(10)),
} as const
const foreignNumber = pattern(/^[A-Z0-9][A-Z0-9 .-]{1,14}$/i, 'validations.vatNumber')

/**
 * A private customer is identified by their fiscal code; a company by its VAT number and where electronic invoices go,
 * code or PEC. Abroad there is neither: a company has the number of its country.
 */
function rulesFor(isCompany: boolean, texts: BillingTexts): Partial<Record<BillingField, Validator>> {
  if (isAbroad(texts))
    return isCompany ? { ...abroad, vatNumber: every(required, foreignNumber) } : { ...abroad, fiscalCode }
  if (!isCompany) return { ...home, fiscalCode: every(required, fiscalCode) }
  const isReachable = texts.pec.trim() !== '' || texts.sdiCode.trim() !== ''
  const vat = (value: string) => vatNumber(value)
  return {
    ...home,
    vatNumber: every(required, vat),
    sdiCode: isReachable ? sdiCode : every(required, sdiCode),
    pec: email,
    fiscalCode: (value) => (value === '' || /^\d{11}$/.test(value) ? passed : fiscalCode(value)),
    cig: every(exactLength(10), alphanumeric),
    cup: every(exactLength(15), alphanumeric),
  }
}

/**
 * True when an order is invoiced: that of a business always is, and takes no part in the receipts lottery; that of a
 * private customer where one was asked for. (Account and after-sales, section 1: business accounts only buy for
 * business)
 */
export const isInvoiced = (isCompany: boolean, infos: Readonly<Record<string, string | undefined>>): boolean =>
  isCompany || infos['need_invoice'] === 'true'

/** The fields an invoice cannot be made out with; empty when it can. */
export function checkBilling(isCompany: boolean, texts: BillingTexts): Partial<Record<BillingField, Verdict>> {
  const rules = rulesFor(isCompany, texts)
  const verdicts = billingFields.map((field) => [field, rules[field]?.((texts[field] ?? '').trim()) ?? passed] as const)
  return Object.fromEntries(verdicts.filter(([, verdict]) => !verdict.ok))
}
