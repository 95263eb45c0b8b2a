import type { ShopModule } from '../../kernel/shop-module.ts'
import { purgePhotos } from './photos.service.ts'
import { returnMail } from './return-mails.ts'
import { settleReturn } from './return-money.service.ts'
import { returnHandlers } from './returns.routes.ts'
import { withdrawalMail } from './withdrawal-mails.ts'
import { followArrived, followWithdrawal, purgeUnmatched } from './withdrawals.service.ts'
import { storesOfReturns } from './things-of-stores.ts'

export const returnsModule: ShopModule = {
  calls: returnHandlers,
  isOfStores: storesOfReturns,
  jobs: (shop) => [
    { name: 'purge-return-photos', everySeconds: 3600, run: () => purgePhotos(shop.db, shop.clock()) },
    { name: 'follow-withdrawals', everySeconds: 300, run: () => followArrived(shop) },
    { name: 'purge-withdrawals', everySeconds: 86_400, run: () => purgeUnmatched(shop) },
  ],
  deliveries: (shop, mailer) => ({
    'mail.return': async ({ returnId, step }) => mailer.send(await returnMail(shop, returnId, step)),
    'mail.withdrawal': async ({ withdrawalId, to }) => {
      const mail = await withdrawalMail(shop, withdrawalId, to)
      if (mail !== undefined) await mailer.send(mail)
    },
    'withdrawal.declared': ({ withdrawalId }) => followWithdrawal(shop, withdrawalId, shop.clock()),
    'return.approved': (approved) => settleReturn(shop, approved),
  }),
}
