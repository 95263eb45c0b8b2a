import type { CartNeed } from '@bottega/rules/cart/preconditions.ts'

/** The dialog on screen. A slot dialog may go to the addresses of one service; `place` is for anonymous visitors. */
export type FlowStep =
  | { readonly dialog: 'login' }
  | { readonly dialog: 'address'; readonly deliveryServiceId?: number }
  | { readonly dialog: 'store' }
  | { readonly dialog: 'place' }
  | { readonly dialog: 'timeslot' }

/** How a dialog ended, as the specification names it; `needLogin` when the session has ended. */
export type DialogOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'needLogin' }
  | { readonly kind: 'setTimeslot' }
  | { readonly kind: 'setStore' }
  | { readonly kind: 'setAddress'; readonly deliveryServiceId?: number }

export type FlowEnd = 'ready' | 'abandoned'

const dialogOfNeed: Record<CartNeed, FlowStep> = {
  needLogin: { dialog: 'login' },
  needAddress: { dialog: 'address' },
  needTimeslot: { dialog: 'timeslot' },
}

/** The dialog a need asks for first; ready when nothing is needed. */
export function stepForNeed(need: CartNeed | null): FlowStep | 'ready' {
  return need === null ? 'ready' : dialogOfNeed[need]
}

/**
 * The step that follows an outcome. After a choice the cart itself says what is still needed: a new store or address
 * may have cost the slot. (Shopping core, section 4)
 */
export function stepAfter(outcome: DialogOutcome, need: CartNeed | null): FlowStep | FlowEnd {
  switch (outcome.kind) {
    case 'done':
      return stepForNeed(need)
    case 'dismissed':
      return 'abandoned'
    case 'needLogin':
      return { dialog: 'login' }
    case 'setTimeslot':
      return { dialog: 'timeslot' }
    case 'setStore':
      return { dialog: 'store' }
    case 'setAddress':
      return {
        dialog: 'address',
        ...(outcome.deliveryServiceId !== undefined && { deliveryServiceId: outcome.deliveryServiceId }),
      }
    default:
      return outcome satisfies never
  }
}
