import * as calls from '@bottega/contract/payments/calls.ts'
import type { Reconciliation } from '@bottega/contract/payments/payments.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import type { LedgerEntry } from '@bottega/rules/payments/compare-ledgers.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { Shop } from '../../kernel/shop.ts'
import { compareAllLedgers, lastComparison } from './ledger/ledger.service.ts'

const presentEntry = ({ state, amountCents, capturedCents, refundedCents }: LedgerEntry) => ({
  state,
  amount: eurosFromCents(amountCents),
  captured: eurosFromCents(capturedCents),
  refunded: eurosFromCents(refundedCents),
})

async function presentLast(shop: Shop): Promise<Reconciliation> {
  const last = await lastComparison(shop)
  if (last === undefined) return { differences: [], unpaidOrders: [] }
  return {
    comparedAt: last.at.toISOString(),
    differences: last.differences.map(({ kind, provider, attemptId, orderId, ours, theirs }) => ({
      kind,
      provider,
      attemptId,
      ...(orderId === undefined ? {} : { orderId }),
      ...(ours && { ours: presentEntry(ours) }),
      ...(theirs && { theirs: presentEntry(theirs) }),
    })),
    unpaidOrders: last.unpaid.map(({ orderId, totalCents, coveredCents }) => ({
      orderId,
      total: eurosFromCents(totalCents),
      covered: eurosFromCents(coveredCents),
    })),
  }
}

/** (Safety, 1) */
export const paymentHandlers = handlersOf(calls, {
  paymentsReconciliation: async ({ shop }) => ({ data: await presentLast(shop) }),
  paymentsReconcile: async ({ shop }) => {
    await compareAllLedgers(shop).catch((error: unknown) => {
      shop.log.warn({ err: error }, 'the books of a provider could not be read')
      throw new ShopError('error.payment.ledgerUnavailable')
    })
    return { data: await presentLast(shop) }
  },
})
