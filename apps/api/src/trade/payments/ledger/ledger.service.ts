import {
  compareLedgers,
  type LedgerDifference,
  type LedgerDifferenceKind,
  type LedgerEntry,
  ledgerDifferenceKinds,
  type StandingOrder,
  uncoveredOrders,
} from '@bottega/rules/payments/compare-ledgers.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { isUuid } from '../is-uuid.ts'
import { findComparison, findDuePayments, findLedger, findStanding, saveComparison } from './ledger.repository.ts'
import type { PaymentProvider } from '../payment-provider.ts'

const minute = 60_000
/** A day and an hour, so that two runs a day apart leave nothing out. */
const span = 25 * 60 * minute
/** Milliseconds back in which a payment that moved may still be on its way from one side to the other. */
const underWay = 10 * minute

/** One difference, and whose books it is with. */
export type NamedDifference = LedgerDifference & { readonly provider: string; readonly orderId?: number }

/** The differences a comparison found, and the orders left unpaid. */
export interface Comparison {
  counts: Record<LedgerDifferenceKind, number>
  /** The first `shown` of each. */
  differences: readonly NamedDifference[]
  unpaid: readonly StandingOrder[]
}
/** Stored for staff: more than these are one cause, which the first of them show. */
const shown = 200

/**
 * Compares our payment attempts with what each provider has in its books, and logs as errors what does not agree: money
 * held for no order, money counted on that is not held, or a placed order without money. Nothing is corrected
 * automatically. (Safety, 1) Returns the differences between the ledgers.
 */
export async function compareAllLedgers(shop: Shop): Promise<readonly NamedDifference[]> {
  const differences: NamedDifference[] = []
  for (const provider of shop.payments.values()) differences.push(...(await compareWith(shop, provider)))
  const unpaid = uncoveredOrders(await findStanding(shop.db, new Date(shop.clock().getTime() - underWay)))
  for (const order of unpaid) shop.log.error(order, 'an order stands without its money')
  const counts = Object.fromEntries([
    ...ledgerDifferenceKinds.map((kind) => [kind, differences.filter((one) => one.kind === kind).length]),
    ['unpaid', unpaid.length],
  ]) as Comparison['counts']
  const found: Comparison = { counts, differences: differences.slice(0, shown), unpaid: unpaid.slice(0, shown) }
  await saveComparison(shop.db, found, shop.clock())
  return differences
}

async function compareWith(shop: Shop, provider: PaymentProvider): Promise<NamedDifference[]> {
  const now = shop.clock().getTime()
  const since = new Date(now - span)
  const quietSince = new Date(now - underWay)
  const atProvider = await provider.ledger(since)
  const named = atProvider.map(({ attemptId }) => attemptId).filter(isUuid)
  const attempts = await findLedger(shop.db, { provider: provider.name, since, quietSince }, named)
  const dues = (await findDuePayments(shop.db, named)).map((due) =>
    Object.assign(due, { capturedCents: due.state === 'captured' ? due.amountCents : 0, refundedCents: 0 }),
  )
  const moving = new Set([...attempts, ...dues].filter(({ updatedAt }) => updatedAt >= quietSince).map(({ id }) => id))
  const ours = [...attempts, ...dues].map((payment) => entryOf(payment.id, payment))
  const entries = atProvider.map((payment) => entryOf(payment.attemptId, payment))
  const orders = new Map(attempts.map(({ id, orderId }) => [id, orderId]))
  const differences = compareLedgers(ours, entries)
    .filter(({ attemptId }) => !moving.has(attemptId))
    .map((difference): NamedDifference => {
      const orderId = orders.get(difference.attemptId)
      return Object.assign(difference, { provider: provider.name, ...(orderId === undefined ? {} : { orderId }) })
    })
  for (const difference of differences) shop.log.error(difference, 'the ledgers do not agree')
  shop.log.info(
    { provider: provider.name, compared: atProvider.length, differ: differences.length },
    'ledgers compared',
  )
  return differences
}

const entryOf = (
  attemptId: string,
  { state, amountCents, capturedCents, refundedCents }: Omit<LedgerEntry, 'attemptId'>,
): LedgerEntry => ({ attemptId, state, amountCents, capturedCents, refundedCents })

/** The last comparison any process made, and when. */
export async function lastComparison(shop: Shop): Promise<(Comparison & { at: Date }) | undefined> {
  const row = await findComparison(shop.db)
  return row && { ...(row.value as Comparison), at: row.updatedAt }
}
