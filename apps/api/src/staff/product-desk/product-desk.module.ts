import type { ShopModule } from '../../kernel/shop-module.ts'
import { productDeskHandlers } from './product-desk.routes.ts'

export const productDeskModule: ShopModule = { calls: () => productDeskHandlers }
