import {
  type BillingField,
  billingFields,
  billingFieldsOf,
  type BillingTexts,
  checkBilling,
  type WholeBilling,
} from '@bottega/rules/payments/billing.ts'
import { homeCountry } from '@bottega/rules/payments/countries.ts'
import { tidyVatNumber } from '@bottega/rules/validators/vat-number.ts'
import { plainLine } from '@bottega/rules/text/plain-line.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import type { PlacedBilling } from '../orders/orders.tables.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import {
  type BillingChange,
  type BillingRow,
  deletePerson,
  findBilling,
  findOwner,
  findPersons,
  insertPerson,
  lockOwner,
  setDefault,
  updatePerson,
} from './billing.repository.ts'

export const isCompany = ({ customerType }: SessionUser) => customerType !== 'private'

/** More than a household or a small company is invoiced as. */
const mostPersons = 10

const nothing = {
  ...(Object.fromEntries(billingFields.map((field) => [field, ''])) as Record<BillingField, string>),
  country: homeCountry,
}

function textsOf(row: BillingRow): WholeBilling {
  const { fiscalCode, vatNumber, sdiCode, pec, cig, cup, country } = row
  const { name, street, streetNumber, postalCode, city, province } = row
  return {
    name,
    street,
    streetNumber,
    postalCode,
    city,
    province,
    fiscalCode: fiscalCode ?? '',
    vatNumber: vatNumber ?? '',
    sdiCode: sdiCode ?? '',
    pec: pec ?? '',
    cig: cig ?? '',
    cup: cup ?? '',
    country,
  }
}

const isComplete = (user: SessionUser, texts: BillingTexts) =>
  Object.keys(checkBilling(isCompany(user), texts)).length === 0

/** The saved billing data, else the account's own data to begin with. */
export async function myBilling(db: Reader, user: SessionUser): Promise<{ texts: WholeBilling; complete: boolean }> {
  const row = await findBilling(db, user.userId)
  if (row !== undefined) {
    const texts = textsOf(row)
    return { texts, complete: isComplete(user, texts) }
  }
  const owner = await findOwner(db, user.userId)
  const name = owner?.companyName ?? `${user.firstName} ${user.lastName}`
  const known = {
    vatNumber: owner?.vatNumber ?? '',
    fiscalCode: owner?.fiscalCode ?? '',
    sdiCode: owner?.sdiCode ?? '',
    pec: owner?.pec ?? '',
  }
  return { texts: { ...nothing, ...known, name }, complete: false }
}

export interface FiscalPerson {
  personFiscalId: number
  isDefault: boolean
  complete: boolean
  texts: WholeBilling
}

const personOf = (user: SessionUser, row: BillingRow): FiscalPerson => {
  const texts = textsOf(row)
  return { personFiscalId: row.id, isDefault: row.isDefault, complete: isComplete(user, texts), texts }
}

/** Everybody the customer has invoices made out to, the default first. */
export async function myFiscalPersons(db: Reader, user: SessionUser): Promise<FiscalPerson[]> {
  return (await findPersons(db, user.userId)).map((row) => personOf(user, row))
}

const missingData = (fields: readonly string[]) =>
  new ShopError('error.checkout.missing_billing_data', { billingFields: fields.join(', ') })

/** Throws `error.checkout.missing_billing_data`, naming the fields, for what no invoice can be made out with. */
function tidied(user: SessionUser, given: BillingTexts): WholeBilling {
  const texts = Object.fromEntries(billingFields.map((field) => [field, plainLine(given[field] ?? '')])) as Record<
    BillingField,
    string
  >
  const capitals = ['fiscalCode', 'sdiCode', 'province', 'cig', 'cup', 'country'] as const
  for (const field of capitals) texts[field] = texts[field].toUpperCase()
  if (texts.country === '') texts.country = homeCountry
  if (texts.country === homeCountry) texts.vatNumber = tidyVatNumber(texts.vatNumber)
  const asked = new Set(billingFieldsOf(isCompany(user), texts))
  // A private person's data keep what they were saved with; of what is not asked of the others nothing is stored.
  const unasked = isCompany(user) ? billingFields.filter((field) => !asked.has(field)) : []
  const tidy: WholeBilling = { ...texts, ...Object.fromEntries(unasked.map((field) => [field, ''])) }
  const wrong = Object.keys(checkBilling(isCompany(user), tidy))
  if (wrong.length > 0) throw missingData(wrong)
  return tidy
}

function changeOf(texts: WholeBilling, updatedAt: Date): BillingChange {
  const orNull = (text: string) => (text === '' ? null : text)
  const { fiscalCode, vatNumber, sdiCode, pec, cig, cup, ...place } = texts
  return {
    ...place,
    cig: orNull(cig),
    cup: orNull(cup),
    fiscalCode: orNull(fiscalCode),
    vatNumber: orNull(vatNumber),
    sdiCode: orNull(sdiCode),
    pec: orNull(pec),
    updatedAt,
  }
}

/** Changes the default fiscal person, or makes it. */
export async function saveMyBilling(db: Db, user: SessionUser, given: BillingTexts, now: Date): Promise<WholeBilling> {
  const texts = tidied(user, given)
  const change = changeOf(texts, now)
  return db.transaction(async (tx) => {
    const { userId } = user
    await lockOwner(tx, userId)
    const known = await findBilling(tx, userId)
    const row =
      known === undefined
        ? await insertPerson(tx, { ...change, userId, isDefault: true })
        : await updatePerson(tx, userId, known.id, change)
    return row === undefined ? texts : textsOf(row)
  })
}

export interface PersonRequest {
  texts: BillingTexts
  /** The person to change; a new one where it is missing. */
  personFiscalId: number | undefined
  isDefault: boolean
}

/** Saves a fiscal person of the customer; the first one is the default. */
export async function saveFiscalPerson(db: Db, user: SessionUser, request: PersonRequest, now: Date) {
  const change = changeOf(tidied(user, request.texts), now)
  return db.transaction(async (tx) => {
    await lockOwner(tx, user.userId)
    const { id } = await storePerson(tx, user, request.personFiscalId, change)
    if (request.isDefault) await setDefault(tx, user.userId, id)
    const saved = (await findPersons(tx, user.userId)).find((row) => row.id === id)
    if (saved === undefined) throw new Error('the fiscal person is gone')
    return personOf(user, saved)
  })
}

async function storePerson(tx: Tx, { userId }: SessionUser, id: number | undefined, change: BillingChange) {
  if (id !== undefined) {
    const changed = await updatePerson(tx, userId, id, change)
    if (changed === undefined) throw new ShopError('error.billing.personNotFound')
    return changed
  }
  const known = await findPersons(tx, userId)
  if (known.length >= mostPersons) throw new ShopError('error.billing.tooManyPersons', { maximum: mostPersons })
  return insertPerson(tx, { ...change, userId, isDefault: known.length === 0 })
}

/** Orders placed already keep their copy. With the default gone, the first of the others takes its place. */
export async function deleteFiscalPerson(db: Db, user: SessionUser, personFiscalId: number): Promise<FiscalPerson[]> {
  return db.transaction(async (tx) => {
    const { userId } = user
    await lockOwner(tx, userId)
    if (!(await deletePerson(tx, userId, personFiscalId))) throw new ShopError('error.billing.personNotFound')
    const [first] = await findPersons(tx, userId)
    if (first !== undefined && !first.isDefault) await setDefault(tx, userId, first.id)
    return myFiscalPersons(tx, user)
  })
}

/**
 * A copy for an order that is invoiced, else null. Throws `error.checkout.missing_billing_data`, naming the fields: those
 * that were never saved count as missing, whatever the account knows.
 */
export async function billingForOrder(
  db: Reader,
  user: SessionUser,
  isInvoiced: boolean,
): Promise<PlacedBilling | null> {
  if (!isInvoiced) return null
  const { texts, complete } = await myBilling(db, user)
  if (!complete) throw missingData(Object.keys(checkBilling(isCompany(user), texts)))
  const orAbsent = (text: string) => (text === '' ? undefined : text)
  const { fiscalCode, vatNumber, sdiCode, pec, cig, cup } = texts
  return {
    ...texts,
    cig: orAbsent(cig),
    cup: orAbsent(cup),
    fiscalCode: orAbsent(fiscalCode),
    vatNumber: orAbsent(vatNumber),
    sdiCode: orAbsent(sdiCode),
    pec: orAbsent(pec),
  }
}

/** The data of a business are looked for before it pays: it never buys without an invoice. Throws as for the order. */
export async function refuseUnbillableBusiness(db: Reader, user: SessionUser): Promise<void> {
  if (isCompany(user)) await billingForOrder(db, user, true)
}
