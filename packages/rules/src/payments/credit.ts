import type { Cents } from '../money/cents.ts'
import type { BusinessApproval } from '../people/account-state.ts'
import { type CustomerType, isBusiness } from '../people/registration.ts'
import { isOfSite, type PaymentSite, paymentType } from './payment-types.ts'

/** Bought now, paid later: each is agreed by itself, with a limit of its own. */
export const onAccountTypes = [paymentType.deferred, paymentType.consolidatedInvoice] as const
export type OnAccountType = (typeof onAccountTypes)[number]

/** The terms of credit the shop and a company agree on. */
export interface CreditTerms {
  readonly limitCents: Cents
  /** Days from an invoice until it is to be paid. */
  readonly termDays: number
}

interface BusinessAccount {
  readonly customerType: CustomerType
  readonly businessApproval: BusinessApproval | null
}

/** An account that waits, and one that never asked, is not approved. */
export const mayHaveCredit = ({ customerType, businessApproval }: BusinessAccount): boolean =>
  isBusiness(customerType) && businessApproval === 'approved'

interface Agreement {
  readonly account: BusinessAccount
  readonly paymentTypeId: OnAccountType
  readonly limitCents: Cents
  /** On this payment type already. */
  readonly owedCents: Cents
}

export type AgreementRefusal = 'not-approved' | 'not-on-this-site' | 'below-owed'

/** The reasons against an agreement; its limit is never below the debt. */
export function agreementRefusal(
  { account, paymentTypeId, limitCents, owedCents }: Agreement,
  site: PaymentSite,
): AgreementRefusal | undefined {
  if (!mayHaveCredit(account)) return 'not-approved'
  if (!isOfSite(paymentTypeId, site)) return 'not-on-this-site'
  return limitCents < owedCents ? 'below-owed' : undefined
}

/** How far a company may go with paying later. */
export interface Credit {
  readonly limitCents: Cents
  /** Ordered or invoiced and not paid yet. */
  readonly owedCents: Cents
}

export type CreditOutcome = { readonly ok: true } | { readonly ok: false; readonly leftCents: Cents }

/** Whether an order may be put on a company's account: up to its limit, the last cent included. */
export function checkCredit({ limitCents, owedCents }: Credit, orderCents: Cents): CreditOutcome {
  const leftCents = Math.max(0, limitCents - owedCents)
  return orderCents <= leftCents ? { ok: true } : { ok: false, leftCents }
}
