import type { ShopModule } from '../../kernel/shop-module.ts'
import { staffVouchersDeliveries } from './staff-vouchers-mails.ts'
import { staffVouchersHandlers } from './staff-vouchers.routes.ts'

export const staffVouchersModule: ShopModule = { calls: staffVouchersHandlers, deliveries: staffVouchersDeliveries }
