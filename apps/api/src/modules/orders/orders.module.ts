import type { ShopModule } from '../../shop-module.ts'
import { orderNoteHandlers } from './notes/order-notes.routes.ts'
import { orderHandlers } from './orders.routes.ts'
import { receiptHandlers } from './receipt.routes.ts'
import { purgeParking } from './requests/parking.service.ts'
import { orderRequestHandlers } from './requests/requests.routes.ts'

export const ordersModule: ShopModule = {
  calls: () => [...orderHandlers, ...orderNoteHandlers, ...orderRequestHandlers, ...receiptHandlers],
  jobs: ({ db, clock }) => [{ name: 'purge-parking', everySeconds: 24 * 3600, run: () => purgeParking(db, clock()) }],
}
