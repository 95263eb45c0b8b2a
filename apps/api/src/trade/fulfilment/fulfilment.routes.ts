import * as calls from '@bottega/contract/fulfilment/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { type CallContext, customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { staffOf, staffThemselves, type Visitor } from '../../kernel/visitor.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import type { SaidTaking } from '../door-money/takings.service.ts'
import { assignFree, assignOrder } from './assignments/assignments.service.ts'
import { type Delivered, deliverToDoor, endOrder, handOver, moveDelivery } from './deliver.service.ts'
import { finishPicking } from './finish-picking.service.ts'
import { deliveryNoteOf, labelsOf, roundPaperOf, trolleyLabelsOf } from './papers/papers.service.ts'
import { chooseDriver, moveStopOf, proposeStops } from './rounds/round-changes.service.ts'
import { presentRound } from './rounds/rounds.presenter.ts'
import type { DeliveryRound } from './rounds/rounds.service.ts'
import { roundsOfDay, stopOfOrder } from './rounds/rounds.service.ts'
import {
  type PickerView,
  presentBatch,
  presentListed,
  presentPicker,
  presentPickList,
  presentSlot,
  presentStaff,
  presentSubstitute,
  presentTakenAlong,
} from './fulfilment.presenter.ts'
import { batchOfSlot, existing, readPickList, releaseSlot, slotAndItsStaff, slotsOfDay } from './fulfilment.service.ts'
import { type Counting, pick, putLineBack, startPicking, substitute, type Worker } from './picking.service.ts'
import { presentOwnShift, presentShift } from './shifts/shifts.presenter.ts'
import { ownShift, shiftsAsFile, shiftsOf, storesWithFigures } from './shifts/shifts.service.ts'
import { type Step, takeStep } from './step.service.ts'
import { listSubstitutes } from './substitutes.service.ts'
import { guardsOf } from './suiting-customers.ts'
import { takeAlong } from './take-along.service.ts'

/** Staff as themselves: a staff member who acts for a customer is that customer, who does not pick their own order. */
function workerOf(visitor: Visitor): Worker {
  const { userId, name } = staffThemselves(visitor)
  return { staffId: userId, actor: `staff ${name}` }
}

/** Codes tried for one order in an hour: enough for typing errors, too few to guess. */
const codeTries = { points: 10, duration: 3600, refusal: 'error.request.tooMany' } as const

interface CountedBody {
  order_item_id: number
  version: number
  quantity?: number | undefined
  grams?: number | undefined
}

const countingOf = ({ order_item_id: lineId, version, quantity = 0, grams }: CountedBody): Counting => ({
  lineId,
  version,
  quantity: quantity * 1000,
  grams: grams ?? null,
})

interface DeliveredBody {
  taken?: Exclude<SaidTaking, string>
  undelivered?: readonly { order_item_id: number; quantity: number }[] | undefined
}

const deliveredOf = ({ undelivered = [], taken }: DeliveredBody): Delivered => ({
  undelivered: undelivered.map(({ order_item_id: lineId, quantity }) => ({
    lineId,
    quantity: thousandthsFromUnits(quantity),
  })),
  taken,
})

const viewOf = ({ shop, visitor }: Pick<CallContext, 'shop' | 'visitor'>): PickerView => ({
  language: visitor.language,
  staffId: staffOf(visitor).userId,
  scaleLayouts: shop.config.SCALE_LABELS,
})

/** One step, answered with the pick list as it is afterwards. */
async function stepOf(
  context: CallContext,
  step: Omit<Step, 'key'>,
  work: (tx: Tx, order: OrderRow, worker: Worker) => Promise<unknown>,
) {
  const { shop, visitor, now, idempotencyKey: key } = context
  const worker = workerOf(visitor)
  const list = await takeStep(shop, staffOf(visitor), { ...step, key }, now, (tx, order) => work(tx, order, worker))
  return { data: { order: presentPickList(list, viewOf(context)) } }
}

interface RoundBody {
  timeslot_id: number
  warehouse_id: number
  version: number
}

/** The first arguments of a decision on a round. */
function deciding({ shop, visitor }: CallContext, body: RoundBody) {
  staffThemselves(visitor)
  const seen = { slotId: body.timeslot_id, warehouseId: body.warehouse_id, version: body.version }
  return [shop, staffOf(visitor), seen] as const
}

const roundAnswer = ({ visitor }: CallContext, round: DeliveryRound) => ({
  data: { round: presentRound(round, visitor.language) },
})

/** (Account and after-sales, section 4; decisions 0340 to 0342) */
export function fulfilmentHandlers(built: Shop): readonly HandledCall[] {
  const codes = createCounter(built.database, 'handover-code', codeTries)
  return handlersOf(calls, {
    fulfilmentSlots: async ({ shop, visitor, now }, { query }) => {
      const { day, slots, nextDay } = await slotsOfDay(shop.db, query.day, staffOf(visitor).stores, now)
      const shown = slots.map((slot) => presentSlot(slot, visitor.language))
      return { data: { day, slots: shown, ...(nextDay !== undefined && { nextDay }) } }
    },
    fulfilmentOrders: async ({ shop, visitor }, { query }) => {
      const { slot, orders, staff } = await slotAndItsStaff(shop.db, query.timeslot_id)
      const listed = orders.map((order) => presentListed(order, viewOf({ shop, visitor })))
      const { userId } = staffOf(visitor)
      const pickers = staff.map((one) => presentStaff(one, userId))
      return { data: { ...(slot && { slot: presentSlot(slot, visitor.language) }), orders: listed, staff: pickers } }
    },
    fulfilmentBatch: async ({ shop, visitor }, { query }) => ({
      data: presentBatch(await batchOfSlot(shop.db, query.timeslot_id), viewOf({ shop, visitor })),
    }),
    fulfilmentTakeAlong: async ({ shop, visitor }, { query }) => ({
      data: presentTakenAlong(await takeAlong(shop, query.timeslot_id), viewOf({ shop, visitor })),
    }),
    fulfilmentOwnStop: async ({ shop, visitor }, { query }) => {
      const stop = await stopOfOrder(shop.db, customerOf(visitor).userId, query.order_id)
      return { data: stop === undefined ? {} : { stop } }
    },
    fulfilmentRounds: async ({ shop, visitor, now }, { query }) => {
      const { day, rounds } = await roundsOfDay(shop.db, query.day, staffOf(visitor).stores, now)
      return { data: { day, rounds: rounds.map((round) => presentRound(round, visitor.language)) } }
    },
    fulfilmentRoundDriver: async (context, { body }) => {
      const said = { staffId: body.staff_id, name: body.name }
      return roundAnswer(context, await chooseDriver(...deciding(context, body), said, context.now))
    },
    fulfilmentRoundStop: async (context, { body }) => {
      const said = { orderId: body.order_id, move: body.move }
      return roundAnswer(context, await moveStopOf(...deciding(context, body), said, context.now))
    },
    fulfilmentRoundPropose: async (context, { body }) =>
      roundAnswer(context, await proposeStops(...deciding(context, body), context.now)),
    fulfilmentRoundPaper: async ({ shop, visitor, now }, { query }) => {
      const name = { slotId: query.timeslot_id, warehouseId: query.warehouse_id }
      return { data: await roundPaperOf(shop, name, visitor.language, now) }
    },
    fulfilmentLabels: async ({ shop, visitor }, { query }) => ({
      data: await labelsOf(shop.db, query.order_id, query.format ?? 'pdf', visitor.language),
    }),
    fulfilmentTrolleyLabels: async ({ shop, visitor }, { query }) => ({
      data: await trolleyLabelsOf(shop.db, query.timeslot_id, visitor.language),
    }),
    fulfilmentDeliveryNote: async ({ shop, visitor, now }, { query }) => ({
      data: await deliveryNoteOf(shop, query.order_id, visitor.language, now),
    }),
    fulfilmentOrder: async ({ shop, visitor }, { query }) => {
      return {
        data: { order: presentPickList(await readPickList(shop.db, query.order_id), viewOf({ shop, visitor })) },
      }
    },
    fulfilmentSubstitutes: async ({ shop, visitor }, { query }) => {
      const order = await existing(shop.db, query.order_id)
      const substitutes = await listSubstitutes(shop, order, query.order_item_id, query.q)
      return { data: { substitutes: substitutes.map((one) => presentSubstitute(one, viewOf({ shop, visitor }))) } }
    },
    fulfilmentRelease: async ({ shop, visitor, now }, { body }) => {
      const worker = workerOf(visitor)
      return { data: { orderIds: await releaseSlot(shop, body.timeslot_id, staffOf(visitor), worker, now) } }
    },
    fulfilmentAssign: async ({ shop, visitor, now }, { body }) => {
      staffThemselves(visitor)
      const wish = { wanted: body.staff_id ?? null, seen: body.seen_staff_id ?? null }
      const staff = staffOf(visitor)
      return { data: presentPicker(await assignOrder(shop, staff, body.order_id, wish, now), staff.userId) }
    },
    fulfilmentAssignFree: async ({ shop, visitor, now }, { body }) => {
      staffThemselves(visitor)
      return { data: { orderIds: await assignFree(shop, staffOf(visitor), body.timeslot_id, body.staff_id, now) } }
    },
    fulfilmentStart: (context, { body }) =>
      stepOf(context, { orderId: body.order_id, action: 'picking.started' }, (tx, order, worker) =>
        startPicking(tx, order, worker, context.now),
      ),
    fulfilmentPick: (context, { body }) =>
      stepOf(context, { orderId: body.order_id, action: 'picking.counted' }, (tx, order, worker) => {
        const counting = { ...countingOf(body), shelfEmpty: body.shelf_empty ?? false }
        return pick(tx, order, counting, worker, context.now)
      }),
    fulfilmentSubstitute: async (context, { body }) => {
      const guards = await guardsOf(context.shop, [await existing(context.shop.db, body.order_id)])
      return stepOf(context, { orderId: body.order_id, action: 'picking.substituted' }, (tx, order, worker) => {
        const counting = { ...countingOf(body), productId: body.product_id, guards }
        return substitute(tx, order, counting, worker, context.now)
      })
    },
    fulfilmentPutBack: (context, { body }) =>
      stepOf(context, { orderId: body.order_id, action: 'picking.putBack' }, (tx, order, worker) => {
        const step = { lineId: body.order_item_id, version: body.version }
        return putLineBack(tx, order, step, worker, context.now)
      }),
    fulfilmentFinish: (context, { body }) =>
      stepOf(context, { orderId: body.order_id, action: 'picking.finished' }, (tx, order, worker) =>
        finishPicking(context.shop, tx, order, { bags: body.bags, crates: body.crates ?? 0 }, worker, context.now),
      ),
    fulfilmentMove: (context, { body }) =>
      stepOf(context, { orderId: body.order_id, action: 'delivery.moved' }, (tx, order, worker) =>
        moveDelivery(tx, order, body.step, worker, context.now),
      ),
    fulfilmentHandOver: async (context, { body }) => {
      workerOf(context.visitor)
      await codes.take(String(body.order_id))
      const said = { code: body.code, ...deliveredOf(body) }
      return stepOf(context, { orderId: body.order_id, action: 'delivery.handedOver' }, (tx, order, worker) =>
        handOver(tx, order, said, worker, context.now),
      )
    },
    fulfilmentDeliver: (context, { body }) =>
      stepOf(context, { orderId: body.order_id, action: 'delivery.delivered' }, (tx, order, worker) =>
        deliverToDoor(tx, order, deliveredOf(body), worker, context.now),
      ),
    fulfilmentEnd: (context, { body }) =>
      stepOf(
        context,
        { orderId: body.order_id, action: 'delivery.ended', reason: body.reason },
        (tx, order, worker) => {
          const statusId = body.end === 'failed' ? orderStatus.failed : orderStatus.notCollected
          const ending = { statusId, restock: body.restock ?? false, reason: body.reason }
          return endOrder(context.shop, tx, order, ending, worker, context.now)
        },
      ),
    fulfilmentShift: async ({ shop, visitor, now }) => {
      const staff = staffThemselves(visitor)
      const { day, shift } = await ownShift(shop.db, staff.userId, now)
      return { data: { day, shift: presentOwnShift(shift), stores: await storesWithFigures(shop, staff) } }
    },
    fulfilmentShifts: async ({ shop, now }, { query }) => {
      const { store, shifts } = await shiftsOf(shop, { storeId: query.store_id, day: query.day }, now)
      return { data: { store, shifts: shifts.map(presentShift) } }
    },
    fulfilmentShiftsFile: async ({ shop, visitor, now }, { query }) => {
      const asked = { storeId: query.store_id, day: query.day }
      return {
        data: await shiftsAsFile(shop, asked, { language: visitor.language, format: query.format ?? 'csv' }, now),
      }
    },
  })
}
