import type { CheckoutFlow } from '../lib/questions/flow-context.ts'
import { needOf, type CartPurpose } from '../features/checkout-flow/cart-need.ts'
import { placeLockOf, type PlaceLock } from '../features/checkout-flow/place-lock.ts'
import { stepForNeed, type FlowStep } from '../features/checkout-flow/flow-steps.ts'
import { notifications } from '../lib/notices/notifications.ts'
import { isSignedIn } from '../lib/visit/shopper.ts'
import { paths } from '../paths.ts'
import type { FlowParts, LeadOptions } from './lead-flow.tsx'

export interface CheckoutFlowParts extends Pick<FlowParts, 'ask' | 'perform' | 'shopper'> {
  navigate: (path: string) => void | Promise<void>
  /** Marks the current page; the mark answers whether the shopper is still there. */
  stay: () => () => boolean
  /** Text that says why place and time cannot be changed. */
  lockedText: (lock: PlaceLock) => string
}

/** Shows one dialog after another; the scripts of the dialogs load only on demand. */
export function checkoutFlow({ navigate, stay, lockedText, ...parts }: CheckoutFlowParts): CheckoutFlow {
  const { shopper } = parts

  async function lead(first: FlowStep | 'ready', options?: LeadOptions): Promise<boolean> {
    if (first === 'ready') return true
    const { lead: through } = await import('./lead-flow.tsx')
    return through({ ...parts, placeLock, sayLocked }, first, options)
  }

  const needed = (purpose: CartPurpose) => stepForNeed(needOf(shopper.get(), purpose))
  const isPaying = () => window.location.pathname.startsWith(paths.payment())
  const placeLock = () => placeLockOf(shopper.get().cart, isPaying())
  const sayLocked = (lock: PlaceLock) => {
    notifications.notify('warning', lockedText(lock))
  }

  return {
    ensureReady: (options) => lead(needed('add'), { ...options, usualTime: true, purpose: 'add' }),

    choosePlace(deliveryServiceId) {
      if (!isSignedIn(shopper.get().user)) return lead({ dialog: 'place' })
      return lead({ dialog: 'address', ...(deliveryServiceId !== undefined && { deliveryServiceId }) })
    },

    async chooseTime() {
      if (isPaying()) {
        sayLocked('payment')
        return false
      }
      const step = needed('buy')
      return lead(step === 'ready' ? { dialog: 'timeslot' } : step)
    },

    async checkOut() {
      const isStillHere = stay()
      const { orderId } = shopper.get().cart
      // A placed order is not bought again: its changes are confirmed instead.
      if (orderId !== undefined) return navigate(paths.orderChanges(orderId))
      if (!(await lead(needed('buy'), { usualTime: true }))) return
      const { lookOver } = await import('../features/checkout-flow/look-over.ts')
      const refusal = await lookOver({ ...parts, lead })
      // A shopper who opened another page meanwhile is not taken away from it.
      if (refusal === 'turnedBack' || !isStillHere()) return
      if (refusal?.sessionExpired !== true) await navigate(refusal ? paths.checkout() : paths.payment())
    },
  }
}
