import { type BillingTexts, billingFields, checkBilling } from '@bottega/rules/payments/billing.ts'
import { plainLine } from '@bottega/rules/text/plain-line.ts'
import type { Reader } from '../../db/database.ts'
import type { PlacedBilling } from '../../db/schema/orders.ts'
import { ShopError } from '../../shop-error.ts'
import type { SessionUser } from '../../visitor.ts'
import { type BillingRow, findBilling, findOwner, saveBilling } from './billing.repository.ts'

export const isCompany = ({ customerType }: SessionUser) => customerType !== 'private'

const nothing = Object.fromEntries(billingFields.map((field) => [field, ''])) as Record<keyof BillingTexts, string>

function textsOf(row: BillingRow): BillingTexts {
  const { fiscalCode, vatNumber, sdiCode, pec, userId: _owner, updatedAt: _at, ...given } = row
  return {
    ...given,
    fiscalCode: fiscalCode ?? '',
    vatNumber: vatNumber ?? '',
    sdiCode: sdiCode ?? '',
    pec: pec ?? '',
  }
}

/** What is saved, else what the account itself knows, to begin with. */
export async function myBilling(db: Reader, user: SessionUser): Promise<{ texts: BillingTexts; complete: boolean }> {
  const row = await findBilling(db, user.userId)
  if (row !== undefined) {
    const texts = textsOf(row)
    return { texts, complete: Object.keys(checkBilling(isCompany(user), texts)).length === 0 }
  }
  const owner = await findOwner(db, user.userId)
  const name = owner?.companyName ?? `${user.firstName} ${user.lastName}`
  return { texts: { ...nothing, name, vatNumber: owner?.vatNumber ?? '' }, complete: false }
}

/** Throws `error.checkout.missing_billing_data`, naming the fields, for what no invoice can be made out with. */
export async function saveMyBilling(db: Reader, user: SessionUser, given: BillingTexts, now: Date) {
  const texts = Object.fromEntries(billingFields.map((field) => [field, plainLine(given[field])])) as Record<
    keyof BillingTexts,
    string
  >
  const codes = {
    fiscalCode: texts.fiscalCode.toUpperCase(),
    sdiCode: texts.sdiCode.toUpperCase(),
    province: texts.province.toUpperCase(),
  }
  const tidy: BillingTexts = { ...texts, ...codes }
  const wrong = Object.keys(checkBilling(isCompany(user), tidy))
  if (wrong.length > 0) throw new ShopError('error.checkout.missing_billing_data', { fields: wrong.join(', ') })
  const orNull = (text: string) => (text === '' ? null : text)
  await saveBilling(db, {
    ...tidy,
    userId: user.userId,
    fiscalCode: orNull(tidy.fiscalCode),
    vatNumber: orNull(tidy.vatNumber),
    sdiCode: orNull(tidy.sdiCode),
    pec: orNull(tidy.pec),
    updatedAt: now,
  })
  return tidy
}

/** A copy for an order that wants an invoice, else null. Throws `error.checkout.missing_billing_data`. */
export async function billingForOrder(
  db: Reader,
  user: SessionUser,
  wantsInvoice: boolean,
): Promise<PlacedBilling | null> {
  if (!wantsInvoice) return null
  const { texts, complete } = await myBilling(db, user)
  if (!complete) throw new ShopError('error.checkout.missing_billing_data')
  const orAbsent = (text: string) => (text === '' ? undefined : text)
  const { fiscalCode, vatNumber, sdiCode, pec } = texts
  return {
    ...texts,
    fiscalCode: orAbsent(fiscalCode),
    vatNumber: orAbsent(vatNumber),
    sdiCode: orAbsent(sdiCode),
    pec: orAbsent(pec),
  }
}
