import type { ShopModule } from '../../kernel/shop-module.ts'
import { contentDeskHandlers } from './content-desk.routes.ts'

export const contentDeskModule: ShopModule = { calls: () => contentDeskHandlers }
