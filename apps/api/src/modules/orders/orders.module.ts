import type { ShopModule } from '../../shop-module.ts'
import { orderNoteHandlers } from './order-notes.routes.ts'
import { orderHandlers } from './orders.routes.ts'
import { receiptHandlers } from './receipt.routes.ts'

export const ordersModule: ShopModule = {
  calls: () => [...orderHandlers, ...orderNoteHandlers, ...receiptHandlers],
}
