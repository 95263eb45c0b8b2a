import type { ShopModule } from '../../kernel/shop-module.ts'
import { documentHandlers } from './documents.routes.ts'
import { makeSummaryInvoices, makeWaitingInvoices } from './summary-invoices.service.ts'

export const documentsModule: ShopModule = {
  calls: () => documentHandlers,
  jobs: (shop) => [
    { name: 'make-summary-invoices', everySeconds: 3600, run: () => makeSummaryInvoices(shop) },
    { name: 'make-waiting-invoices', everySeconds: 3600, run: () => makeWaitingInvoices(shop) },
  ],
}
