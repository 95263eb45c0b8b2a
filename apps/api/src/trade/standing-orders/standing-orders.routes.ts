import type { CallInput } from '@bottega/contract/call.ts'
import * as calls from '@bottega/contract/standing-orders/calls.ts'
import type { StandingOrdersView } from '@bottega/contract/standing-orders/standing-orders.ts'
import { type CallContext, customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { changeCart } from '../cart/cart.routes.ts'
import { catalogContextOf } from '../catalog/catalog.context.ts'
import { dietGuardOf } from '../diet/diet.service.ts'
import { presentOrders, presentProposal } from './standing-orders.presenter.ts'
import {
  addStandingOrder,
  type Asking,
  changeStandingOrder,
  endStandingOrder,
  myStandingOrders,
  pauseStandingOrder,
  resumeStandingOrder,
  skipDate,
  timesAt,
  type WantedOrder,
} from './standing-orders.service.ts'
import { showProposal, takeProposal } from './take-proposal.service.ts'

async function ordersOf({ shop, visitor, now }: CallContext): Promise<{ data: StandingOrdersView }> {
  return { data: presentOrders(await myStandingOrders(shop.db, customerOf(visitor).userId, now)) }
}

/** One command, one transaction; then all of them as they are. */
async function change(context: CallContext, command: (tx: Tx, userId: number) => Promise<void>) {
  const { userId } = customerOf(context.visitor)
  await context.shop.db.transaction((tx) => command(tx, userId))
  return ordersOf(context)
}

/** Read before a transaction: the catalogue may ask on a connection of its own. */
async function askingOf(context: CallContext): Promise<Asking> {
  const { userId } = customerOf(context.visitor)
  const { storeId, site, isMember } = await catalogContextOf(context.shop.catalogue, context)
  return { userId, isMember, site, storeId, now: context.now }
}

const wantedOf = (body: CallInput<typeof calls.standingOrderAdd>['body']): WantedOrder => ({
  listId: body.list_id,
  addressId: body.address_id,
  firstDay: body.first_day,
  beginMinute: body.begin_minute,
  endMinute: body.end_minute,
  everyWeeks: body.every_weeks === 1 ? 1 : 2,
})

/** (decision 861) */
export const standingOrderHandlers = handlersOf(calls, {
  standingOrderList: ordersOf,
  standingOrderTimes: async (context, { query }) => ({
    data: { days: await timesAt(context.shop.db, await askingOf(context), query.address_id) },
  }),
  standingOrderAdd: async (context, { body }) => {
    const asking = await askingOf(context)
    return change(context, (tx) => addStandingOrder(tx, asking, wantedOf(body)))
  },
  standingOrderChange: async (context, { body }) => {
    const asking = await askingOf(context)
    return change(context, (tx) => changeStandingOrder(tx, asking, body.standing_order_id, wantedOf(body)))
  },
  standingOrderPause: (context, { body }) =>
    change(context, (tx, userId) => pauseStandingOrder(tx, userId, body.standing_order_id)),
  standingOrderResume: async (context, { body }) => {
    const asking = await askingOf(context)
    return change(context, (tx) => resumeStandingOrder(tx, asking, body.standing_order_id))
  },
  standingOrderSkip: (context, { body: { standing_order_id: standingOrderId, day } }) =>
    change(context, (tx, userId) => skipDate(tx, { userId, standingOrderId, day }, context.now)),
  standingOrderEnd: (context, { body }) =>
    change(context, (tx, userId) => endStandingOrder(tx, userId, body.standing_order_id)),
  standingProposalView: async ({ shop, visitor, now }, { query }) => {
    const user = customerOf(visitor)
    const shown = await showProposal(shop.db, user.userId, query.proposal_id, now)
    const diet = await dietGuardOf(shop, user)
    const isUnsuitable = (productId: number) => diet !== undefined && diet.findingsOf(productId).length > 0
    return { data: presentProposal(shown, visitor.language, isUnsuitable) }
  },
  standingProposalTake: (context, { query, body }) =>
    changeCart(context, query.show_sectors, (tx, shopper) => takeProposal(tx, shopper, body.proposal_id)),
})
