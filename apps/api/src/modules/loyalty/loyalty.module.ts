import type { ShopModule } from '../../shop-module.ts'
import { countFriend, grantInviteVouchers } from './invite.service.ts'
import { inviteHandlers } from './invite.routes.ts'
import { loyaltyKinds } from './loyalty.kinds.ts'
import { loyaltyHandlers } from './loyalty.routes.ts'
import { rewardHandlers } from './rewards.routes.ts'
import { earnPoints } from './settle-order.service.ts'

export const loyaltyModule: ShopModule = {
  calls: (shop) => [...loyaltyHandlers(shop), ...rewardHandlers, ...inviteHandlers(shop)],
  contentKinds: loyaltyKinds,
  deliveries: ({ db, clock }) => ({
    'loyalty.orderDelivered': ({ orderId }) =>
      db.transaction(async (tx) => {
        const userId = await earnPoints(tx, orderId, clock())
        if (userId !== undefined) await countFriend(tx, userId, clock())
      }),
  }),
  jobs: (shop) => [{ name: 'grant-invite-vouchers', everySeconds: 3600, run: () => grantInviteVouchers(shop) }],
}
