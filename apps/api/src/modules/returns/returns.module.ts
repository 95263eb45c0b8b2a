import type { ShopModule } from '../../shop-module.ts'
import { purgePhotos } from './photos.service.ts'
import { returnMail } from './return-mails.ts'
import { returnHandlers } from './returns.routes.ts'

export const returnsModule: ShopModule = {
  calls: returnHandlers,
  jobs: ({ db, clock }) => [{ name: 'purge-return-photos', everySeconds: 3600, run: () => purgePhotos(db, clock()) }],
  deliveries: (shop, mailer) => ({
    'mail.return': async ({ returnId, step }) => mailer.send(await returnMail(shop, returnId, step)),
    // Other areas follow it too: credit notes, points.
    'return.approved': ({ returnId, orderId }) => {
      shop.log.info({ returnId, orderId }, 'a return was approved')
      return Promise.resolve()
    },
  }),
}
