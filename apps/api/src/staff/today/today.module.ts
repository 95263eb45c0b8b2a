import type { ShopModule } from '../../kernel/shop-module.ts'
import { todayHandlers } from './today.routes.ts'

export const todayModule: ShopModule = { calls: () => todayHandlers }
