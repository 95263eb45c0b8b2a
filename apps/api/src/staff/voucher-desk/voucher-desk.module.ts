import type { ShopModule } from '../../kernel/shop-module.ts'
import { voucherDeskDeliveries } from './voucher-desk-mails.ts'
import { voucherDeskHandlers } from './voucher-desk.routes.ts'

export const voucherDeskModule: ShopModule = { calls: voucherDeskHandlers, deliveries: voucherDeskDeliveries }
