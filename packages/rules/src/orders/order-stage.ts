import { orderStatus, unpaidStatuses } from './order-status.ts'

/** The stages of an order on the way through a store, for people who look at many: each status belongs to one stage. */
export const orderStages = ['unpaid', 'toPick', 'picking', 'ready', 'away', 'done', 'ended'] as const
export type OrderStage = (typeof orderStages)[number]

const stages: ReadonlyMap<number, OrderStage> = new Map<number, OrderStage>([
  [orderStatus.inValidation, 'toPick'],
  [orderStatus.validationApproved, 'toPick'],
  [orderStatus.ordered, 'toPick'],
  [orderStatus.inPreparation, 'toPick'],
  [orderStatus.beingPicked, 'picking'],
  [orderStatus.prepared, 'ready'],
  [orderStatus.receiptIssued, 'ready'],
  [orderStatus.outForDelivery, 'away'],
  [orderStatus.delivered, 'done'],
  [orderStatus.partiallyDelivered, 'done'],
])

/** Cancelled, rejected, failed and not collected orders have ended: nothing more is to be done for their slot. */
export const orderStage = (statusId: number): OrderStage =>
  unpaidStatuses.has(statusId) ? 'unpaid' : (stages.get(statusId) ?? 'ended')

/** The statuses that count as sold: paid, or to be paid at the door, and not given up. */
export const isSold = (stage: OrderStage) => stage !== 'unpaid' && stage !== 'ended'

/**
 * Late is what is not packed when its slot begins, and what has not arrived when it ends. An order that is not paid is
 * no one's to pick.
 */
export function isLate(stage: OrderStage, slot: { beginAt: Date; endAt: Date }, now: Date): boolean {
  switch (stage) {
    case 'toPick':
    case 'picking':
      return now >= slot.beginAt
    case 'ready':
    case 'away':
      return now >= slot.endAt
    case 'unpaid':
    case 'done':
    case 'ended':
      return false
    default:
      return stage satisfies never
  }
}

/** Every status of a stage, to find orders by it. */
export const statusesOfStage = (stage: OrderStage): readonly number[] =>
  Object.values(orderStatus).filter((statusId) => orderStage(statusId) === stage)
