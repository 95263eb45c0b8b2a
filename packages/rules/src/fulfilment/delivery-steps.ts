import { isCollected, unattendedServices } from '../delivery/delivery-services.ts'
import { deliveryStatus, type DeliveryStatusName } from '../orders/delivery-status.ts'
import { canBecome, orderStatus } from '../orders/order-status.ts'

const ends = ['delivered', 'notDelivered'] as const

/** The transitions. From the warehouse goods are handed over to customers who collect; what was delivered stays so. */
const next: Readonly<Record<DeliveryStatusName, readonly DeliveryStatusName[]>> = {
  inWarehouse: ['inVan', 'suspended', ...ends],
  inVan: ['inTransit', 'inWarehouse', 'suspended', ...ends],
  inTransit: ['nearCustomer', 'inVan', 'suspended', ...ends],
  nearCustomer: ['inTransit', 'suspended', ...ends],
  suspended: ['inWarehouse', 'inVan', 'inTransit', ...ends],
  delivered: [],
  notDelivered: [],
}

const nameById: ReadonlyMap<number, DeliveryStatusName> = new Map(
  Object.entries(deliveryStatus).map(([name, id]) => [id, name as DeliveryStatusName]),
)

/** True when a delivery may pass from one status to another; to stay where it is is no transition. */
export function deliveryCanBecome(fromId: number, toId: number): boolean {
  const [from, to] = [nameById.get(fromId), nameById.get(toId)]
  return from !== undefined && to !== undefined && next[from].includes(to)
}

/** A staff member hands the goods to the customer who comes, and asks for the code. */
export const needsHandoverCode = (deliveryServiceId: number): boolean =>
  isCollected(deliveryServiceId) && !unattendedServices.has(deliveryServiceId)

/** The reports of a driver on the way. */
export const deliverySteps = ['load', 'depart', 'near', 'suspend', 'resume'] as const
export type DeliveryStep = (typeof deliverySteps)[number]

interface StepRow {
  /** The place of the goods after it. */
  readonly to: DeliveryStatusName
  /** Prepared goods leave with it. */
  readonly leaves: boolean
}

const steps: Readonly<Record<DeliveryStep, StepRow>> = {
  load: { to: 'inVan', leaves: true },
  depart: { to: 'inTransit', leaves: true },
  near: { to: 'nearCustomer', leaves: false },
  suspend: { to: 'suspended', leaves: false },
  resume: { to: 'inTransit', leaves: false },
}

/** The state of an order, as far as it decides on the next steps of staff. */
export interface Standing {
  readonly statusId: number
  readonly deliveryServiceId: number
  readonly deliveryStatusId: number
}

const waiting: ReadonlySet<number> = new Set([orderStatus.prepared, orderStatus.receiptIssued])

/**
 * The status to which a step takes an order; undefined where it is not possible. Made before, it is `same`. Orders that
 * customers collect wait in the store, and are in no van.
 */
export function deliveryStep(step: DeliveryStep, { statusId, deliveryServiceId, deliveryStatusId }: Standing) {
  if (isCollected(deliveryServiceId)) return undefined
  const { to, leaves } = steps[step]
  const target = deliveryStatus[to]
  const isOut = statusId === orderStatus.outForDelivery
  if (isOut && deliveryStatusId === target) return { kind: 'same' } as const
  if (!isOut && !(leaves && waiting.has(statusId))) return undefined
  if (step === 'resume' && deliveryStatusId !== deliveryStatus.suspended) return undefined
  // From the warehouse goods go into the van and leave at once.
  if (isOut && !deliveryCanBecome(deliveryStatusId, target)) return undefined
  return { kind: 'moves', leaves: !isOut, deliveryStatusId: target } as const
}

export type StaffStep = 'start' | 'pick' | DeliveryStep | 'handOver' | 'deliver' | 'notCollected' | 'fail'

/** The next steps of staff with an order: the shop decides by it, and so does a device without a connection. */
export function allowedSteps(standing: Standing): Record<StaffStep, boolean> {
  const { statusId, deliveryServiceId } = standing
  const moves = (step: DeliveryStep) => deliveryStep(step, standing)?.kind === 'moves'
  const isLast = canBecome(statusId, orderStatus.partiallyDelivered)
  return {
    start: canBecome(statusId, orderStatus.beingPicked),
    pick: statusId === orderStatus.beingPicked,
    load: moves('load'),
    depart: moves('depart'),
    near: moves('near'),
    suspend: moves('suspend'),
    resume: moves('resume'),
    handOver: isLast && needsHandoverCode(deliveryServiceId),
    deliver: isLast && !needsHandoverCode(deliveryServiceId),
    notCollected: isCollected(deliveryServiceId) && canBecome(statusId, orderStatus.notCollected),
    fail: canBecome(statusId, orderStatus.failed),
  }
}
