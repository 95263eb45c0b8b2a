import type { ShopModule } from '../../shop-module.ts'
import { signOnHandlers } from './sign-on.routes.ts'

export const signOnModule: ShopModule = { calls: signOnHandlers }
