import type { ShopModule } from '../../shop-module.ts'
import { loyaltyKinds } from './loyalty.kinds.ts'
import { loyaltyHandlers } from './loyalty.routes.ts'
import { earnPoints } from './settle-order.service.ts'

export const loyaltyModule: ShopModule = {
  calls: loyaltyHandlers,
  contentKinds: loyaltyKinds,
  deliveries: ({ db, clock }) => ({
    'loyalty.orderDelivered': ({ orderId }) => db.transaction((tx) => earnPoints(tx, orderId, clock())),
  }),
}
