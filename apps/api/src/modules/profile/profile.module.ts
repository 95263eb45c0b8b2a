import type { ShopModule } from '../../shop-module.ts'
import { profileHandlers } from './profile.routes.ts'

export const profileModule: ShopModule = { calls: profileHandlers }
