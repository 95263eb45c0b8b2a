import {
  compareLedgers,
  type LedgerDifference,
  type LedgerDifferenceKind,
  ledgerDifferenceKinds,
  uncoveredOrders,
} from '@bottega/rules/payments/compare-ledgers.ts'
import type { Shop } from '../../shop.ts'
import { isUuid } from './is-uuid.ts'
import { findComparison, findDuePayments, findLedger, findStanding, saveComparison } from './ledger.repository.ts'
import type { PaymentProvider } from './payment-provider.ts'

const minute = 60_000
/** A day and an hour, so that two runs a day apart leave nothing out. */
const span = 25 * 60 * minute
/** What moved since may still be on its way from one side to the other. */
const underWay = 10 * minute

/**
 * Compares our payment attempts with what each provider has in its books, and logs as errors what does not agree: money
 * held for no order, money counted on that is not held, or a placed order without money. Nothing is corrected
 * automatically. (Safety, 1) Returns the differences between the ledgers.
 */
export async function compareAllLedgers(shop: Shop): Promise<LedgerDifference[]> {
  const differences: LedgerDifference[] = []
  for (const provider of shop.payments.values()) differences.push(...(await compareWith(shop, provider)))
  const uncovered = uncoveredOrders(await findStanding(shop.db, new Date(shop.clock().getTime() - underWay)))
  for (const order of uncovered) shop.log.error(order, 'an order stands without its money')
  const counts = Object.fromEntries([
    ...ledgerDifferenceKinds.map((kind) => [kind, differences.filter((one) => one.kind === kind).length]),
    ['unpaid', uncovered.length],
  ])
  await saveComparison(shop.db, counts, shop.clock())
  return differences
}

async function compareWith(shop: Shop, provider: PaymentProvider): Promise<LedgerDifference[]> {
  const now = shop.clock().getTime()
  const since = new Date(now - span)
  const quietSince = new Date(now - underWay)
  const theirs = await provider.ledger(since)
  const named = theirs.map(({ attemptId }) => attemptId).filter(isUuid)
  const attempts = await findLedger(shop.db, { provider: provider.name, since, quietSince }, named)
  const dues = (await findDuePayments(shop.db, named)).map((due) =>
    Object.assign(due, { capturedCents: due.state === 'captured' ? due.amountCents : 0 }),
  )
  const moving = new Set([...attempts, ...dues].filter(({ updatedAt }) => updatedAt >= quietSince).map(({ id }) => id))
  const ours = [...attempts, ...dues].map(({ id, state, amountCents, capturedCents }) => ({
    attemptId: id,
    state,
    amountCents,
    capturedCents,
  }))
  const differences = compareLedgers(ours, theirs).filter(({ attemptId }) => !moving.has(attemptId))
  for (const difference of differences)
    shop.log.error({ provider: provider.name, ...difference }, 'the ledgers do not agree')
  shop.log.info({ provider: provider.name, compared: theirs.length, differ: differences.length }, 'ledgers compared')
  return differences
}

/** The last comparison any process made: how many differences of each kind, and when. */
export async function lastComparison(
  shop: Shop,
): Promise<{ counts: Record<LedgerDifferenceKind, number>; at: Date } | undefined> {
  const row = await findComparison(shop.db)
  return row && { counts: row.value as Record<LedgerDifferenceKind, number>, at: row.updatedAt }
}
