import type { ShopModule } from '../../kernel/shop-module.ts'
import { systemHandlers } from './system.routes.ts'

export const systemModule: ShopModule = { calls: () => systemHandlers }
