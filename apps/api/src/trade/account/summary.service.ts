import type { ProfileSummaryView } from '@bottega/contract/profile/profile.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { nextOrder, ordersToPay } from '@bottega/rules/orders/orders-at-hand.ts'
import type { CallContext } from '../../kernel/calls/call-handler.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { listMine } from '../../places/stores/addresses.service.ts'
import { hasOpenDues } from '../dues/dues.service.ts'
import { myLists } from '../lists/lists.service.ts'
import { loyaltySummary } from '../loyalty/summary.service.ts'
import { presentOrderSummary } from '../orders/orders.presenter.ts'
import { listOrdersOf } from '../orders/lists/order-lists.service.ts'
import { mySavedPayments } from '../payments/saved-payments.service.ts'
import { waitingReturns } from '../returns/returns.service.ts'

/** Orders on their way are among the latest. */
const looked = 12

type Asked = Pick<CallContext, 'shop' | 'visitor' | 'now'> & { user: SessionUser }

/** Each area counts its own: one or two statements a tile, whatever the customer has. (decision 0320) */
export async function profileSummary(asked: Asked): Promise<ProfileSummaryView> {
  const { shop, visitor, user, now } = asked
  const returns = await waitingReturns(shop, user.userId, now)
  return {
    ...(await ordersAtHand(asked)),
    returns: returns.map(({ returnId, orderId, waitsFor }) => ({ orderRefundId: returnId, orderId, waitsFor })),
    hasDues: await hasOpenDues(shop.db, user.userId),
    lists: (await myLists(shop.db, user.userId)).length,
    addresses: (await listMine(shop.db, visitor.site, user)).length,
    ...(await loyaltySummary(shop.db, user.userId)),
    vouchers: user.giftCertificatesReceived,
    payments: (await mySavedPayments(shop, user)).length,
  }
}

async function ordersAtHand({ shop, visitor, user, now }: Asked) {
  const { page, orders } = await listOrdersOf(shop.db, user, 'own', { pageSize: looked, showPending: true }, now)
  const latest = orders.map((order) => presentOrderSummary(order, visitor.language))
  const next = ordersToPay(latest)[0] ?? nextOrder(latest, shopDate(now))
  if (next === undefined) return { orders: page.totItems }
  const { orderId, status, deliveryDate, beginTime, endTime } = next
  return { orders: page.totItems, nextOrder: { orderId, status, deliveryDate, beginTime, endTime } }
}
