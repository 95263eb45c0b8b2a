import { canEditCartAddress } from '@bottega/rules/cart/changing-order.ts'
import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCartStore } from '../features/cart/cart-context.ts'
import { CheckoutFlowContext, type CheckoutFlow } from '../features/checkout-flow/flow-context.ts'
import { needOf, stepForNeed, type FlowStep } from '../features/checkout-flow/flow-steps.ts'
import { useAsk } from '../lib/ask.ts'
import { notifications } from '../lib/notifications.ts'
import { usePageSetting } from '../lib/page-setting.ts'
import { useShopperStore } from '../lib/shopper.ts'
import { paths } from '../paths.ts'
import type { LeadOptions } from './lead-flow.tsx'

/** Knows what a cart still needs; the dialogs that ask for it travel only when they are wanted. */
export function CheckoutFlowProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('frame.service.locked')
  const ask = useAsk()
  const { anonymousCarts = false } = usePageSetting()
  const shopper = useShopperStore()
  const { perform } = useCartStore()
  const navigate = useNavigate()

  const flow = useMemo<CheckoutFlow>(() => {
    async function lead(first: FlowStep | 'ready', options?: LeadOptions): Promise<boolean> {
      if (first === 'ready') return true
      const { lead: through } = await import('./lead-flow.tsx')
      return through({ ask, perform, shopper }, first, options)
    }

    const needed = () => stepForNeed(needOf(shopper.get()))
    const refuse = (reason: 'payment' | 'changingOrder') => {
      notifications.notify('warning', t(reason))
      return Promise.resolve(false)
    }
    const isPaying = () => window.location.pathname.startsWith(paths.payment())

    return {
      ensureReady: (options) =>
        anonymousCarts ? Promise.resolve(true) : lead(needed(), { ...options, usualTime: true }),

      choosePlace() {
        const { cart, user } = shopper.get()
        if (isPaying()) return refuse('payment')
        if (!canEditCartAddress(cart.cartStatusId)) return refuse('changingOrder')
        return lead(user.userId > -1 ? { dialog: 'address' } : { dialog: 'login' })
      },

      chooseTime() {
        if (isPaying()) return refuse('payment')
        const step = needed()
        return lead(step === 'ready' ? { dialog: 'timeslot' } : step)
      },

      async checkOut() {
        const { orderId } = shopper.get().cart
        // A placed order is not bought again: what differs is confirmed.
        if (orderId !== undefined) return navigate(paths.orderChanges(orderId))
        if (!(await lead(needed(), { usualTime: true }))) return
        const { lookOver } = await import('../features/checkout-flow/look-over.tsx')
        const refusal = await lookOver({ ask, perform, shopper, lead })
        if (refusal === 'turnedBack') return
        if (refusal?.sessionExpired !== true) await navigate(refusal ? paths.checkout() : paths.payment())
      },
    }
  }, [anonymousCarts, ask, navigate, perform, shopper, t])

  return <CheckoutFlowContext value={flow}>{children}</CheckoutFlowContext>
}
