import type { ShopModule } from '../../kernel/shop-module.ts'
import { voucherHandlers } from './vouchers.routes.ts'

export const vouchersModule: ShopModule = {
  calls: voucherHandlers,
}
