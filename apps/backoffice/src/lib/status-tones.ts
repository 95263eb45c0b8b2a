import type { StaffOfferView } from '@bottega/contract/offers/offers.ts'
import type { ReturnView } from '@bottega/contract/returns/return-view.ts'
import type { RewardStatus } from '@bottega/rules/loyalty/reward-status.ts'
import type { OrderStage } from '@bottega/rules/orders/order-stage.ts'
import { returnStatus } from '@bottega/rules/returns/return-status.ts'

/** A status that waits for staff stands out. */
export const offerTone = {
  new: 'warn',
  accepted: 'ok',
  declined: 'quiet',
  withdrawn: 'quiet',
} as const satisfies Record<StaffOfferView['state'], string>

/** An order that needs attention stands out; one that is over does not. */
const tones: Readonly<Partial<Record<OrderStage, 'offer' | 'quiet' | 'ok'>>> = {
  unpaid: 'offer',
  done: 'ok',
  ended: 'quiet',
}

export const stageTone = (stage: OrderStage) => tones[stage] ?? 'warn'

/** A status that waits for staff stands out. */
export function returnTone({ status, refused }: Pick<ReturnView, 'status' | 'refused'>) {
  if (status.refundStatusId === returnStatus.toApprove) return 'warn'
  if (refused) return 'offer'
  return status.refundStatusId === returnStatus.approved ? 'ok' : 'quiet'
}

/** A status that waits for staff stands out. */
export const rewardTone = {
  requested: 'warn',
  ready: 'ok',
  handedOver: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<RewardStatus, string>
