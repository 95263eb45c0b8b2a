import { orderStatus } from './order-status.ts'

const minuteMs = 60_000

/** Minutes before its slot begins at which an order reaches a status at the earliest. */
const earliestMinutes = {
  [orderStatus.inPreparation]: 24 * 60,
  [orderStatus.prepared]: 24 * 60,
  [orderStatus.outForDelivery]: 60,
  [orderStatus.delivered]: 0,
} as const

export type ProgressStatusId = keyof typeof earliestMinutes

/** An order may reach a status now when its slot begins at this moment or before. */
export function slotHorizon(statusId: ProgressStatusId, now: Date): Date {
  return new Date(now.getTime() + earliestMinutes[statusId] * minuteMs)
}
