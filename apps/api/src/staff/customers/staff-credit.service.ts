import type { StaffCredit, StaffCreditAccount } from '@bottega/contract/staff-customers/staff-customers.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import {
  type AgreementRefusal,
  agreementRefusal,
  type CreditTerms,
  mayHaveCredit,
  type OnAccountType,
} from '@bottega/rules/payments/credit.ts'
import { isOfSite } from '@bottega/rules/payments/payment-types.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { recordChange, versionBy } from '../../kernel/audit/audit.service.ts'
import { takeTransfer, type Transfer } from '../../trade/dues/received-transfer.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { retrying } from '../../trade/orders/retrying.ts'
import {
  agreeCredit,
  type CreditAccount,
  creditOf,
  endCredit,
  lockCredit,
} from '../../trade/payments/credit/credit.service.ts'
import { creditActions } from './credit-change.ts'
import { type CustomerRow, findCustomer, lockCustomer } from './staff-customers.repository.ts'

const versionOf = (db: Reader, userId: number) => versionBy(db, ['customer', userId], Object.values(creditActions))

function presentAccount({ paymentTypeId, owedCents, agreed }: CreditAccount, { config }: Shop): StaffCreditAccount {
  const offered = isOfSite(paymentTypeId, config.SITE)
  const account = { paymentTypeId, offered, owed: eurosFromCents(owedCents) }
  if (agreed === undefined) return account
  return { ...account, agreement: { limit: eurosFromCents(agreed.limitCents), termDays: agreed.termDays } }
}

/** Throws `error.staff.customerNotFound`. */
export async function readCredit(shop: Shop, userId: number): Promise<StaffCredit> {
  const { db } = shop
  const found = await findCustomer(db, userId)
  if (found === undefined) throw new ShopError('error.staff.customerNotFound')
  // Before what it stands for: a change in between makes the version old, never the view.
  const { version } = await versionOf(db, userId)
  const accounts = (await creditOf(db, userId)).map((account) => presentAccount(account, shop))
  return {
    version,
    mayAgree: found.closedAt === null && mayHaveCredit(found.account),
    accounts: accounts.filter(({ offered, agreement, owed }) => offered || agreement !== undefined || owed > 0),
  }
}

interface Seen {
  userId: number
  version: number
  paymentTypeId: OnAccountType
}

/** Runs a change of the agreements of a customer as they were seen; refuses where a colleague was faster. */
function change({ db }: Shop, { userId, version }: Seen, work: (tx: Tx, customer: CustomerRow) => Promise<void>) {
  return retrying(() =>
    db.transaction(async (tx) => {
      const customer = await lockCustomer(tx, userId)
      if (customer === undefined) throw new ShopError('error.staff.customerNotFound')
      const now = await versionOf(tx, userId)
      if (now.version !== version) throw new ShopError('error.staff.changedMeanwhile', { name: now.author })
      await work(tx, customer)
    }),
  )
}

const refusals = {
  'not-approved': 'error.desk.creditNotApproved',
  'not-on-this-site': 'error.desk.creditNotHere',
  'below-owed': 'error.desk.creditBelowOwed',
} as const satisfies Record<AgreementRefusal, string>

/** By a mail about the entry that was just written. */
async function tellCustomer(tx: Tx, userId: number, now: Date): Promise<void> {
  const { version: entryId } = await versionOf(tx, userId)
  await enqueue(tx, 'mail.credit', { userId, entryId }, now)
}

/** The limit holds from the next order on, the term from the next invoice on. */
export const agreeAtDesk = (
  shop: Shop,
  staff: StaffMember,
  { terms, language, ...seen }: Seen & { terms: CreditTerms; language: Language },
  now: Date,
): Promise<void> =>
  change(shop, seen, async (tx, { account, closedAt }) => {
    if (closedAt !== null) throw new ShopError('error.staff.customerNotFound')
    const { userId, paymentTypeId } = seen
    const { agreed, owedCents } = await lockCredit(tx, seen)
    const agreement = { account, paymentTypeId, limitCents: terms.limitCents, owedCents }
    const refused = agreementRefusal(agreement, shop.config.SITE)
    if (refused !== undefined) throw new ShopError(refusals[refused], { owed: formatPrice(owedCents, language) })
    await agreeCredit(tx, { userId, paymentTypeId }, terms)
    const before = agreed && { paymentTypeId, ...agreed }
    const after = { paymentTypeId, ...terms }
    await recordChange(tx, staff, { action: creditActions.agreed, subject: ['customer', userId], before, after }, now)
    const isSame = agreed?.limitCents === terms.limitCents && agreed.termDays === terms.termDays
    if (!isSame) await tellCustomer(tx, userId, now)
  })

/** Also of an account that is not approved any more, and while something is owed: that stays to be paid. */
export const endByStaff = (
  shop: Shop,
  staff: StaffMember,
  { reason, ...seen }: Seen & { reason: string },
  now: Date,
): Promise<void> =>
  change(shop, seen, async (tx) => {
    const { userId, paymentTypeId } = seen
    const { agreed, owedCents } = await lockCredit(tx, seen)
    if (agreed === undefined) throw new ShopError('error.desk.creditEnded')
    await endCredit(tx, seen)
    const before = { paymentTypeId, ...agreed }
    const after = { paymentTypeId, owedCents, reason }
    await recordChange(tx, staff, { action: creditActions.ended, subject: ['customer', userId], before, after }, now)
    await tellCustomer(tx, userId, now)
  })

/** The reference of the bank is in the log, where the transfer can be found again. */
export function enterTransfer(
  shop: Shop,
  staff: StaffMember,
  { reference, ...transfer }: Transfer & { reference: string },
  now: Date,
): Promise<void> {
  const { userId, paymentDueId, cents } = transfer
  const before = { paymentDueId, settled: false }
  const after = { paymentDueId, settled: true, cents, reference }
  return takeTransfer(shop, transfer, now, (tx) =>
    recordChange(tx, staff, { action: 'customer.duePaid', subject: ['customer', userId], before, after }, now),
  )
}
