import type { ShopModule } from '../../kernel/shop-module.ts'
import { purgePhotos } from './photos.service.ts'
import { returnMail } from './return-mails.ts'
import { settleReturn } from './return-money.service.ts'
import { returnHandlers } from './returns.routes.ts'

export const returnsModule: ShopModule = {
  calls: returnHandlers,
  jobs: ({ db, clock }) => [{ name: 'purge-return-photos', everySeconds: 3600, run: () => purgePhotos(db, clock()) }],
  deliveries: (shop, mailer) => ({
    'mail.return': async ({ returnId, step }) => mailer.send(await returnMail(shop, returnId, step)),
    'return.approved': (approved) => settleReturn(shop, approved),
  }),
}
