import { boughtStatuses } from '@bottega/rules/orders/order-tells.ts'
import { shopClock } from '@bottega/rules/delivery/shop-calendar.ts'
import { usualSlot } from '@bottega/rules/delivery/slot-choice.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { listSlotDays } from '../../delivery/slots.service.ts'
import type { ChangedCart } from '../cart.service.ts'
import { reserveSlot, slotProductsOf } from './choose-delivery.ts'
import { openCart, type Shopper } from '../open-cart.ts'

/** Number of latest orders that count for a habit. */
const lately = 12

/** The slots of the customer's last orders, the latest first. */
function findLastSlots(db: Reader, userId: number, place: { storeId: number; deliveryServiceId: number }) {
  return db
    .select({ slotId: shopOrder.slotId, beginAt: shopOrder.slotBeginAt })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.userId, userId),
        eq(shopOrder.storeId, place.storeId),
        eq(shopOrder.deliveryServiceId, place.deliveryServiceId),
        inArray(shopOrder.statusId, [...boughtStatuses]),
      ),
    )
    .orderBy(desc(shopOrder.slotBeginAt))
    .limit(lately)
}

function hourOf(beginAt: Date) {
  const { date, minuteOfDay } = shopClock(beginAt)
  return { date, beginMinute: minuteOfDay }
}

/**
 * Reserves the slot a returning customer usually takes, where their cart by default goes to the address of their last
 * order; without a habit that of an order on its way there, which can take what they forgot. A customer who chose an
 * address chooses the slot too. (Domain decisions, "Slots"; decision 859)
 */
export async function autoAssignSlot(tx: Tx, shopper: Shopper): Promise<ChangedCart> {
  const cart = await openCart(tx, shopper)
  const { address, service, store, addressAutoAssigned } = cart
  if (address === null || service === null || cart.slot?.isOpen === true || !addressAutoAssigned) return { cart }
  const place = { storeId: store.storeId, deliveryServiceId: service.deliveryServiceId }
  const products = slotProductsOf(cart, shopper.language)
  const { tabs } = await listSlotDays(tx, place, { now: shopper.now, selectedSlotId: null, products }, false)
  const offered = tabs
    .flatMap(({ slots }) => slots)
    .filter(({ obstacles }) => obstacles.length === 0)
    .map(({ row }) => Object.assign(hourOf(row.beginAt), { slotId: row.slotId }))
  const last = await findLastSlots(tx, shopper.user.userId, place)
  const past = last.map(({ beginAt }) => hourOf(beginAt))
  const coming = new Set(last.filter(({ beginAt }) => beginAt > shopper.now).map(({ slotId }) => slotId))
  const slot = usualSlot(past, offered) ?? offered.find(({ slotId }) => coming.has(slotId))
  return slot === undefined ? { cart } : reserveSlot(tx, shopper, cart, { slotId: slot.slotId, autoAssigned: true })
}
