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

/** Slot times of the customer's last orders, in the shop's time zone. */
async function findPastHours(db: Reader, userId: number, place: { storeId: number; deliveryServiceId: number }) {
  const rows = await db
    .select({ beginAt: shopOrder.slotBeginAt })
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
  return rows.map(({ beginAt }) => hourOf(beginAt))
}

function hourOf(beginAt: Date) {
  const { date, minuteOfDay } = shopClock(beginAt)
  return { date, beginMinute: minuteOfDay }
}

/**
 * Reserves the slot a returning customer usually takes, where their cart by default goes to the address of their last
 * order. A customer who chose an address chooses the slot too. (Domain decisions, "Slots")
 */
export async function autoAssignSlot(tx: Tx, shopper: Shopper): Promise<ChangedCart> {
  const cart = await openCart(tx, shopper)
  const { address, service, slot, store, addressAutoAssigned } = cart
  if (address === null || service === null || slot?.isOpen === true || !addressAutoAssigned) return { cart }
  const place = { storeId: store.storeId, deliveryServiceId: service.deliveryServiceId }
  const products = slotProductsOf(cart, shopper.language)
  const { tabs } = await listSlotDays(tx, place, { now: shopper.now, selectedSlotId: null, products }, false)
  const offered = tabs
    .flatMap(({ slots }) => slots)
    .filter(({ obstacles }) => obstacles.length === 0)
    .map(({ row }) => Object.assign(hourOf(row.beginAt), { slotId: row.slotId }))
  const usual = usualSlot(await findPastHours(tx, shopper.user.userId, place), offered)
  return usual === undefined ? { cart } : reserveSlot(tx, shopper, cart, { slotId: usual.slotId, autoAssigned: true })
}
