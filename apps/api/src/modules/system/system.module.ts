import type { ShopModule } from '../../shop-module.ts'
import { systemHandlers } from './system.routes.ts'

export const systemModule: ShopModule = { calls: () => systemHandlers }
