import type { ShopModule } from '../../kernel/shop-module.ts'
import { liveFiguresHandlers } from './live-figures.routes.ts'
import { storesOfKeys } from './things-of-stores.ts'

export const liveFiguresModule: ShopModule = { calls: liveFiguresHandlers, isOfStores: storesOfKeys }
