import { ledgerDifferenceKinds } from '@bottega/rules/payments/compare-ledgers.ts'
import { Gauge, type Registry } from 'prom-client'
import type { Shop } from '../../shop.ts'
import { lastComparison } from './ledger.service.ts'

/** What the last comparison with the payment providers found, for whoever watches the shop. */
export function ledgerMetrics(registry: Registry, shop: Shop): void {
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
  const comparedAt = new Gauge({
    name: 'bottega_ledger_compared_seconds',
    help: 'When the ledgers were last compared, seconds since 1970; 0 is never',
    registers: [registry],
  })
}
