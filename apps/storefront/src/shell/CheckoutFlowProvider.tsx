import { canEditCartAddress } from '@bottega/rules/cart/cart-status.ts'
import { lazy, useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCartStore } from '../features/cart/cart-context.ts'
import { CheckoutFlowContext, type CheckoutFlow, type ReadyOptions } from '../features/checkout-flow/flow-context.ts'
import {
  needOf,
  stepAfter,
  stepForNeed,
  type DialogOutcome,
  type FlowStep,
} from '../features/checkout-flow/flow-steps.ts'
import { mendingDialog, whatStandsInTheWay } from '../features/checkout-flow/prepare.ts'
import { useAsk } from '../lib/ask.ts'
import { browserApi } from '../lib/browser-api.ts'
import { notifications } from '../lib/notifications.ts'
import { useShopperStore } from '../lib/shopper.ts'
import { paths } from '../paths.ts'

// Most visits ask nothing, so these dialogs travel only when they do.
const LoginDialog = lazy(() => import('../features/auth/LoginDialog.tsx').then((m) => ({ default: m.LoginDialog })))
const AddressDialog = lazy(() =>
  import('../features/delivery/AddressDialog.tsx').then((m) => ({ default: m.AddressDialog })),
)
const StoreDialog = lazy(() => import('../features/delivery/StoreDialog.tsx').then((m) => ({ default: m.StoreDialog })))
const TimeslotDialog = lazy(() =>
  import('../features/delivery/TimeslotDialog.tsx').then((m) => ({ default: m.TimeslotDialog })),
)

/** Leads through login, address, store and slot with the dialogs of their areas. (Shopping core, section 4) */
export function CheckoutFlowProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('delivery.locked')
  const ask = useAsk()
  const shopper = useShopperStore()
  const { perform } = useCartStore()
  const navigate = useNavigate()

  const flow = useMemo<CheckoutFlow>(() => {
    const show = (step: FlowStep): Promise<DialogOutcome> =>
      ask<DialogOutcome>((answer) => {
        switch (step.dialog) {
          case 'login':
            return <LoginDialog onOutcome={answer} />
          case 'address':
            return (
              <AddressDialog
                deliveryServiceId={step.deliveryServiceId}
                onOutcome={answer}
                onChoose={({ addressType, addressId, deliveryServiceId }) => {
                  const body = {
                    address_type: addressType,
                    address_id: addressId,
                    delivery_service_id: deliveryServiceId,
                  }
                  return perform((api) => api.call('addresses.select', { body }))
                }}
              />
            )
          case 'store':
            return (
              <StoreDialog
                onOutcome={answer}
                onChoose={({ storeId }) => perform((api) => api.call('stores.select', { body: { store_id: storeId } }))}
              />
            )
          case 'timeslot':
            return (
              <TimeslotDialog
                onOutcome={answer}
                onChoose={(day, { timeslotId }) => {
                  const query = { sel_date: day.dateIso, timeslot_id: timeslotId }
                  return perform((api) => api.call('timeslots.select', { query }))
                }}
              />
            )
          default:
            return step satisfies never
        }
      })

    /** From one dialog to the next until nothing is needed or the shopper turns back. */
    async function lead(first: FlowStep | 'ready', { onRestart }: ReadyOptions = {}): Promise<boolean> {
      let step: FlowStep | 'ready' | 'abandoned' = first
      while (typeof step !== 'string') {
        const outcome = await show(step)
        if (step.dialog === 'login' && outcome.kind === 'done') return restart(onRestart)
        step = stepAfter(outcome, needOf(shopper.get()))
      }
      return step === 'ready'
    }

    const refuse = (reason: 'payment' | 'changingOrder') => {
      notifications.notify('warning', t(reason))
      return Promise.resolve(false)
    }
    const isPaying = () => window.location.pathname.startsWith(paths.payment())

    return {
      ensureReady: (options) => lead(stepForNeed(needOf(shopper.get())), options),

      choosePlace() {
        const { cart, user } = shopper.get()
        if (isPaying()) return refuse('payment')
        if (!canEditCartAddress(cart.cartStatusId)) return refuse('changingOrder')
        return lead(user.userId > -1 ? { dialog: 'address' } : { dialog: 'login' })
      },

      chooseTime() {
        if (isPaying()) return refuse('payment')
        const need = needOf(shopper.get())
        return lead(need === null || need === 'needTimeslot' ? { dialog: 'timeslot' } : stepForNeed(need))
      },

      async checkOut() {
        if (!(await lead(stepForNeed(needOf(shopper.get()))))) return
        let refusal = await whatStandsInTheWay(browserApi(), shopper)
        const dialog = mendingDialog(refusal?.code)
        if (dialog !== undefined) {
          if (!(await lead({ dialog }))) return
          refusal = await whatStandsInTheWay(browserApi(), shopper)
        }
        if (refusal?.sessionExpired !== true) await navigate(refusal ? paths.checkout() : paths.payment())
      },
    }
  }, [ask, navigate, perform, shopper, t])

  return <CheckoutFlowContext value={flow}>{children}</CheckoutFlowContext>
}

/** Prices, shelves and wording may all be others for the person who logged in: the shop starts anew. (Section 4) */
function restart(onRestart: (() => void) | undefined): Promise<never> {
  onRestart?.()
  window.location.reload()
  return new Promise(() => {})
}
