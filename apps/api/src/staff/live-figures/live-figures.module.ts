import type { ShopModule } from '../../kernel/shop-module.ts'
import { liveFiguresHandlers } from './live-figures.routes.ts'

export const liveFiguresModule: ShopModule = { calls: liveFiguresHandlers }
