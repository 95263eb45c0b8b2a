import type { ShopModule } from '../../shop-module.ts'
import { contentDeskHandlers } from './content-desk.routes.ts'

export const contentDeskModule: ShopModule = { calls: () => contentDeskHandlers }
