import { doorWish } from '@bottega/rules/delivery/at-the-door.ts'
import { plainLine } from '@bottega/rules/text/plain-line.ts'
import * as calls from '@bottega/contract/orders/calls.ts'
import { type CallContext, customerOf, handlersOf } from '../../../kernel/calls/call-handler.ts'
import { presentOrder } from '../orders.presenter.ts'
import { myOrder, readOrder } from '../orders.service.ts'
import { reserveParking } from './parking.service.ts'
import { saveDoor } from './save-door.service.ts'
import { saveSubstitutes } from './save-substitutes.service.ts'

const answered = async ({ shop, visitor, now }: CallContext, orderId: number) => ({
  order: presentOrder(await readOrder(shop, shop.db, orderId, now), visitor.language),
})

/** The calls with which a customer tells the store about an order, without changing its goods. */
export const orderRequestHandlers = handlersOf(calls, {
  ordersReserve: async (context, { body }) => {
    const { shop, visitor, now } = context
    const { order_id: orderId, distance, reservation_info: info = '' } = body
    await myOrder(shop.db, customerOf(visitor).userId, orderId)
    const reserved = await reserveParking(shop, orderId, { distance, info: info.trim() }, now)
    const code = reserved === 'arrived' ? 'info.order.parkingArrived' : 'info.order.parkingReserved'
    return { data: await answered(context, orderId), infos: [{ code }] }
  },
  ordersSaveSubstitutes: async (context, { body }) => {
    const { shop, visitor } = context
    const { userId } = customerOf(visitor)
    const orderId = body.order_id
    await myOrder(shop.db, userId, orderId)
    await saveSubstitutes(shop, { userId, orderId }, body.items)
    return { data: await answered(context, orderId), infos: [{ code: 'info.order.substitutesSaved' }] }
  },
  ordersSaveDoor: async (context, { body }) => {
    const { shop, visitor } = context
    const { userId } = customerOf(visitor)
    const { order_id: orderId, floor, lift, ifAbsent, neighbour } = body
    await myOrder(shop.db, userId, orderId)
    const texts = { floor: plainLine(floor ?? ''), neighbour: plainLine(neighbour ?? '') }
    await saveDoor(shop, { userId, orderId }, doorWish({ ...texts, lift, ifAbsent }))
    return { data: await answered(context, orderId), infos: [{ code: 'info.order.doorSaved' }] }
  },
})
