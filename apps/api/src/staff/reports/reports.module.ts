import type { ShopModule } from '../../kernel/shop-module.ts'
import { reportsHandlers } from './reports.routes.ts'

export const reportsModule: ShopModule = { calls: () => reportsHandlers }
