import type { ShopModule } from '../../kernel/shop-module.ts'
import { dietHandlers } from './diet.routes.ts'
import { Seal } from './seal.ts'

export const dietModule: ShopModule = {
  extend: ({ config }) => ({ seal: new Seal(config) }),
  calls: dietHandlers,
}
