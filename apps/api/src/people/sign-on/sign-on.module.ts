import type { ShopModule } from '../../kernel/shop-module.ts'
import { signOnHandlers } from './sign-on.routes.ts'

export const signOnModule: ShopModule = { calls: signOnHandlers }
