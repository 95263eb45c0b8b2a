import type { ShopModule } from '../../shop-module.ts'
import { productDeskHandlers } from './product-desk.routes.ts'

export const productDeskModule: ShopModule = { calls: () => productDeskHandlers }
