import type { CheckoutFlow } from '../lib/questions/flow-context.ts'
import { needOf, type CartPurpose } from '../features/checkout-flow/cart-need.ts'
import { placeLockOf, type PlaceLock } from '../features/checkout-flow/place-lock.ts'
import { stepForNeed, type FlowStep } from '../features/checkout-flow/flow-steps.ts'
import { notifications } from '../lib/notices/notifications.ts'
import { isSignedIn } from '../lib/visit/shopper.ts'
import { paths } from '../paths.ts'
import type { FlowParts, FlowOptions } from './run-flow.tsx'

export interface CheckoutFlowParts extends Pick<FlowParts, 'ask' | 'perform' | 'shopper'> {
  /** Visitors have carts: they sign up in the checkout. */
  anonymousCarts: boolean
  navigate: (path: string) => void | Promise<void>
  /** Marks the current page; the mark answers whether the shopper is still there. */
  stay: () => () => boolean
  /** Text that says why place and time cannot be changed. */
  lockedText: (lock: PlaceLock) => string
}

/** Shows one dialog after another; the scripts of the dialogs load only on demand. */
export function checkoutFlow({
  anonymousCarts,
  navigate,
  stay,
  lockedText,
  ...parts
}: CheckoutFlowParts): CheckoutFlow {
  const { shopper } = parts

  async function runFlow(first: FlowStep | 'ready', options?: FlowOptions): Promise<boolean> {
    if (first === 'ready') return true
    const { runFlow: through } = await import('./run-flow.tsx')
    return through({ ...parts, placeLock, notifyLocked }, first, options)
  }

  const needed = (purpose: CartPurpose) => stepForNeed(needOf(shopper.get(), purpose))
  const isPaying = () => window.location.pathname.startsWith(paths.payment())
  const placeLock = () => placeLockOf(shopper.get().cart, isPaying())
  const notifyLocked = (lock: PlaceLock) => {
    notifications.notify('warning', lockedText(lock))
  }

  return {
    ensureReady: (options) => runFlow(needed('add'), { ...options, usualTime: true, purpose: 'add' }),

    choosePlace(deliveryServiceId) {
      if (!isSignedIn(shopper.get().user)) return runFlow({ dialog: 'place' })
      return runFlow({ dialog: 'address', ...(deliveryServiceId !== undefined && { deliveryServiceId }) })
    },

    async chooseTime() {
      if (isPaying()) {
        notifyLocked('payment')
        return false
      }
      const step = needed('buy')
      return runFlow(step === 'ready' ? { dialog: 'timeslot' } : step)
    },

    async checkOut() {
      const isStillHere = stay()
      const { cart, user } = shopper.get()
      const { orderId } = cart
      if (anonymousCarts && !isSignedIn(user)) return navigate(paths.signUp())
      // A placed order is not bought again: its changes are confirmed instead.
      if (orderId !== undefined) return navigate(paths.orderChanges(orderId))
      if (!(await runFlow(needed('buy'), { usualTime: true }))) return
      const { checkBeforePurchase } = await import('../features/checkout-flow/check-before-purchase.ts')
      const refusal = await checkBeforePurchase({
        ...parts,
        runFlow,
        askBilling: async () => (await import('../features/checkout/billing/ask-billing.tsx')).askBilling(parts.ask),
      })
      // A shopper who opened another page meanwhile is not taken away from it.
      if (refusal === 'cancelled' || !isStillHere()) return
      if (refusal?.sessionExpired !== true) await navigate(refusal ? paths.checkout() : paths.payment())
    },
  }
}
