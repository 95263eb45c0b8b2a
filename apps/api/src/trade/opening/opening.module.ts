import type { ShopModule } from '../../kernel/shop-module.ts'
import { Opening } from './opening.ts'

export const openingModule: ShopModule = {
  extend: (shop) => ({ opening: new Opening(shop) }),
  missing: ({ opening }) => opening.missing(),
}
