import { postalCode, sdiCode } from '../validators/codes.ts'
import { email } from '../validators/email.ts'
import { fiscalCode } from '../validators/fiscal-code.ts'
import { required } from '../validators/presence.ts'
import { vatNumber } from '../validators/vat-number.ts'
import { every, passed, type Validator, type Verdict } from '../validators/verdict.ts'

/** Everything an invoice says about whom it is for, in the order of the form. */
export const billingFields = [
  'name',
  'fiscalCode',
  'vatNumber',
  'sdiCode',
  'pec',
  'street',
  'streetNumber',
  'postalCode',
  'city',
  'province',
] as const
export type BillingField = (typeof billingFields)[number]
export type BillingTexts = Readonly<Record<BillingField, string>>

const shared = {
  name: required,
  street: required,
  streetNumber: required,
  postalCode: every(required, postalCode),
  city: required,
  province: required,
} as const

/**
 * A private customer is identified by their fiscal code; a company by its VAT number and where electronic invoices go,
 * code or PEC.
 */
function rulesFor(isCompany: boolean, { pec, sdiCode: code }: BillingTexts): Partial<Record<BillingField, Validator>> {
  if (!isCompany) return { ...shared, fiscalCode: every(required, fiscalCode) }
  const isReachable = pec.trim() !== '' || code.trim() !== ''
  const vat = (value: string) => vatNumber(value)
  return {
    ...shared,
    vatNumber: every(required, vat),
    sdiCode: isReachable ? sdiCode : every(required, sdiCode),
    pec: email,
    fiscalCode: (value) => (value === '' || /^\d{11}$/.test(value) ? passed : fiscalCode(value)),
  }
}

/**
 * Whether an order is invoiced: that of a business always is, and takes no part in the receipts lottery; that of a private
 * customer where one was asked for. (Account and after-sales, section 1: business accounts only buy for business)
 */
export const isInvoiced = (isCompany: boolean, infos: Readonly<Record<string, string | undefined>>): boolean =>
  isCompany || infos['need_invoice'] === 'true'

/** What a business may have printed with its orders: its own number for it, and who bears the cost. */
export const businessOrderFields = ['order_reference', 'cost_centre'] as const

/** Characters of a reference or cost centre, as the electronic invoice takes them. */
export const businessFieldMaximum = 20

/** What an invoice cannot be made out with; empty when it can. */
export function checkBilling(isCompany: boolean, texts: BillingTexts): Partial<Record<BillingField, Verdict>> {
  const rules = rulesFor(isCompany, texts)
  const verdicts = billingFields.map((field) => [field, rules[field]?.(texts[field].trim()) ?? passed] as const)
  return Object.fromEntries(verdicts.filter(([, verdict]) => !verdict.ok))
}
