import { ledgerDifferenceKinds } from '@bottega/rules/payments/compare-ledgers.ts'
import { Gauge, type Registry } from 'prom-client'
import type { Shop } from '../../kernel/shop.ts'
import { lastComparison } from './ledger/ledger.service.ts'

/** Whether the payment providers answer, and what the last comparison with them found. */
export function paymentMetrics(registry: Registry, shop: Shop): void {
  const differences = new Gauge({
    name: 'bottega_ledger_differences',
    help: 'Payments our ledger and a provider’s do not agree on, by kind, as last compared',
    labelNames: ['kind'],
    registers: [registry],
    collect: async () => {
      // The other figures must be there above all when the database is not.
      const last = await lastComparison(shop).catch((error: unknown) => {
        shop.log.warn({ err: error }, 'ledger figures')
      })
      if (last === undefined) return
      for (const kind of ledgerDifferenceKinds) differences.set({ kind }, last.counts[kind])
      comparedAt.set(last.at.getTime() / 1000)
    },
  })
  const available = new Gauge({
    name: 'bottega_payment_provider_available',
    help: '1 while this process asks the payment provider, 0 while its circuit is open because it did not answer',
    labelNames: ['provider'],
    registers: [registry],
    collect: () => {
      for (const { name, isAvailable } of shop.payments.values())
        available.set({ provider: name }, isAvailable?.() === false ? 0 : 1)
    },
  })
  const comparedAt = new Gauge({
    name: 'bottega_ledger_compared_seconds',
    help: 'When the ledgers were last compared, seconds since 1970; 0 is never',
    registers: [registry],
  })
}
