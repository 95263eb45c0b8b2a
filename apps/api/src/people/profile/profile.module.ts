import type { ShopModule } from '../../kernel/shop-module.ts'
import { profileHandlers } from './profile.routes.ts'

export const profileModule: ShopModule = { calls: profileHandlers }
