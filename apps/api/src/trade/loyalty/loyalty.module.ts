import type { ShopModule } from '../../kernel/shop-module.ts'
import { cardAgreementDeliveries } from './card-agreements/card-agreement-mails.ts'
import { cardAgreementHandlers } from './card-agreements/card-agreements.routes.ts'
import { askHolders } from './card-agreements/card-agreements.service.ts'
import { countFriend, grantInviteVouchers } from './invite/invite.service.ts'
import { inviteHandlers } from './invite/invite.routes.ts'
import { loyaltyKinds } from './loyalty.kinds.ts'
import { loyaltyHandlers } from './loyalty.routes.ts'
import { rewardHandlers } from './rewards/rewards.routes.ts'
import { earnPoints } from './settle-order.service.ts'
import { storesOfRewards } from './things-of-stores.ts'

export const loyaltyModule: ShopModule = {
  calls: (shop) => [
    ...loyaltyHandlers(shop),
    ...cardAgreementHandlers(shop),
    ...rewardHandlers,
    ...inviteHandlers(shop),
  ],
  contentKinds: loyaltyKinds,
  isOfStores: storesOfRewards,
  deliveries: (shop, mailer) => ({
    ...cardAgreementDeliveries(shop, mailer),
    'loyalty.orderDelivered': ({ orderId }) =>
      shop.db.transaction(async (tx) => {
        const userId = await earnPoints(tx, orderId, shop.clock())
        if (userId !== undefined) await countFriend(tx, userId, shop.clock())
      }),
  }),
  jobs: (shop) => [
    { name: 'grant-invite-vouchers', everySeconds: 3600, run: () => grantInviteVouchers(shop) },
    { name: 'ask-card-holders', everySeconds: 600, run: () => askHolders(shop) },
  ],
}
