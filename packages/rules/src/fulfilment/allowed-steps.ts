import { isCollected } from '../delivery/delivery-services.ts'
import { canBecome, orderStatus } from '../orders/order-status.ts'
import { type DeliveryStep, deliveryStep, needsHandoverCode, type Standing } from './delivery-steps.ts'

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
