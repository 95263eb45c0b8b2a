import type { ShopModule } from '../../kernel/shop-module.ts'
import { compareAllLedgers } from './ledger/ledger.service.ts'
import { paymentMetrics } from './payment-metrics.ts'
import { paymentHandlers } from './payments.routes.ts'
import { deleteCardAtProvider, purgePaymentEvents } from './payments.service.ts'

export const paymentsModule: ShopModule = {
  calls: () => paymentHandlers,
  metrics: paymentMetrics,
  jobs: (shop) => [
    { name: 'compare-ledgers', everySeconds: 3600, run: () => compareAllLedgers(shop) },
    { name: 'purge-payment-notices', everySeconds: 24 * 3600, run: () => purgePaymentEvents(shop.db, shop.clock()) },
  ],
  deliveries: (shop) => ({ 'payment.forget': ({ provider, token }) => deleteCardAtProvider(shop, provider, token) }),
}
