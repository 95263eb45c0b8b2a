import type { ShopModule } from '../../shop-module.ts'
import { voucherHandlers } from './vouchers.routes.ts'

export const vouchersModule: ShopModule = {
  calls: voucherHandlers,
}
