import { shopClock, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { selectSlot } from '../../cart/delivery-choice/choose-delivery.ts'
import { openDraftOf } from '../../cart/drafts/draft-carts.service.ts'
import type { Guarded, Shopper } from '../../cart/open-cart.ts'
import { type JudgedSlot, listSlotDays } from '../../delivery/slots.service.ts'
import { mayModify, myOrder, type OrderRow } from '../../orders/orders.service.ts'
import { confirmChanges } from './confirm-changes.service.ts'
import { leaveChanges, modifyOrder } from './draft.service.ts'
import { previewChanges } from './preview-changes.service.ts'

/** The slots of other days at the hours of an order that still have a place; none once it cannot be changed. */
export async function datesFor(shop: Shop, userId: number, orderId: number, now: Date): Promise<JudgedSlot[]> {
  const order = await myOrder(shop.db, userId, orderId)
  return (await mayModify(shop, shop.db, order, now)) ? sameHours(shop.db, order, now) : []
}

async function sameHours(db: Reader, order: OrderRow, now: Date): Promise<JudgedSlot[]> {
  const { tabs } = await listSlotDays(db, order, { now, selectedSlotId: null, products: [] }, false)
  const begin = shopClock(order.slotBeginAt).minuteOfDay
  return tabs
    .flatMap(({ slots }) => slots)
    .filter(({ row, obstacles }) => {
      const clock = shopClock(row.beginAt)
      return obstacles.length === 0 && clock.minuteOfDay === begin && clock.date !== order.slotDay
    })
}

/**
 * Moves an order to another day by the same steps as any other change: a draft, its slot, the confirmation. The draft
 * is left when a step refuses, or when more than the day would change, so that the order stays as it was.
 * (decision 0440)
 */
export async function changeDate(shop: Shop, shopper: Guarded<Shopper>, orderId: number, day: string): Promise<void> {
  const { user, now } = shopper
  const order = await myOrder(shop.db, user.userId, orderId)
  const open = await openDraftOf(shop.db, user.userId)
  if (open !== undefined) throw new ShopError('error.order.changeOpen', { orderId: open })
  if (!(await mayModify(shop, shop.db, order, now))) throw new ShopError('error.order.notModifiable', { orderId })
  const wanted = (await sameHours(shop.db, order, now)).find(({ row }) => shopDate(row.beginAt) === day)
  if (wanted === undefined) throw new ShopError('error.order.dateNotFree')
  await modifyOrder(shop, shopper, orderId)
  try {
    await moveDraft(shop, shopper, order, wanted.row)
  } catch (refusal) {
    await leaveChanges(shop, shopper, orderId)
    throw refusal
  }
}

async function moveDraft(shop: Shop, shopper: Shopper, order: OrderRow, { slotId, day }: JudgedSlot['row']) {
  const { user, language, now } = shopper
  await shop.db.transaction((tx) => selectSlot(tx, shopper, { slotId, day }))
  const { cart, planned, furtherCents } = await previewChanges(shop, user, order.id, language, now)
  const isDearer = planned.plan.order.totalCents > order.totalCents || furtherCents > 0
  if (planned.goods.length > 0 || isDearer) throw new ShopError('error.order.dateChangesMore')
  await confirmChanges(shop, { user, language, orderId: order.id, cartVersion: cart.version, quote: planned.quote })
}
