import type { ShopModule } from '../../kernel/shop-module.ts'
import { staffCountHandlers } from './counts.routes.ts'
import { staffStockHandlers } from './staff-stock.routes.ts'
import { staffSupplierDeliveryHandlers } from './supplier-deliveries.routes.ts'
import { staffSupplierHandlers } from './suppliers.routes.ts'
import { staffTransferHandlers } from './transfers.routes.ts'

export const staffStockModule: ShopModule = {
  calls: () => [
    ...staffStockHandlers,
    ...staffCountHandlers,
    ...staffSupplierHandlers,
    ...staffSupplierDeliveryHandlers,
    ...staffTransferHandlers,
  ],
}
