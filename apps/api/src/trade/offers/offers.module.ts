import type { ShopModule } from '../../kernel/shop-module.ts'
import { offerHandlers } from './offers.routes.ts'

export const offersModule: ShopModule = { calls: () => offerHandlers }
