import type { ShopModule } from '../../kernel/shop-module.ts'
import { staffContentHandlers } from './staff-content.routes.ts'

export const staffContentModule: ShopModule = { calls: () => staffContentHandlers }
