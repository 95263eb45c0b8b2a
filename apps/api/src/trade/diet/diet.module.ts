import type { ShopModule } from '../../kernel/shop-module.ts'
import { dietHandlers } from './diet.routes.ts'
import { keyFaults } from './known-key.ts'
import { Seal } from './seal.ts'

export const dietModule: ShopModule = {
  extend: ({ config }) => ({ seal: new Seal(config) }),
  calls: dietHandlers,
  faults: ({ db, seal }) => keyFaults(db, seal),
}
