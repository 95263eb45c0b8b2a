import type { ShopModule } from '../../kernel/shop-module.ts'
import { staffProductsHandlers } from './staff-products.routes.ts'

export const staffProductsModule: ShopModule = { calls: () => staffProductsHandlers }
