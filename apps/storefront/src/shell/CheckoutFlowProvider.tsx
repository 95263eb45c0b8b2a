import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useCartStore } from '../features/cart-store/cart-context.ts'
import { needOf } from '../features/checkout-flow/cart-need.ts'
import { frameWords } from '../lib/words/shared/frame.ts'
import { CheckoutFlowContext, type CheckoutFlow } from '../lib/questions/flow-context.ts'
import { useAsk } from '../lib/questions/ask.ts'
import { usePageSetting } from '../lib/visit/page-setting.ts'
import { useShopperStore } from '../lib/visit/shopper.ts'
import { useStay } from '../lib/page/use-stay.ts'
import { useTranslations } from '../lib/words/use-translations.ts'

/** Knows whether a cart still needs something; the script of the checkout flow loads only on demand. */
export function CheckoutFlowProvider({ children }: { children: ReactNode }) {
  const t = useTranslations(frameWords, 'service.locked')
  const ask = useAsk()
  const { anonymousCarts = false } = usePageSetting()
  const shopper = useShopperStore()
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()

  const flow = useMemo<CheckoutFlow>(() => {
    const loadFlow = async () => {
      const { checkoutFlow } = await import('./checkout-flow.ts')
      return checkoutFlow({ anonymousCarts, ask, perform, shopper, navigate, stay, lockedText: t })
    }
    const isReady = () => anonymousCarts || needOf(shopper.get(), 'add') === null
    return {
      ensureReady: async (options) => isReady() || (await loadFlow()).ensureReady(options),
      choosePlace: async (deliveryServiceId) => (await loadFlow()).choosePlace(deliveryServiceId),
      chooseTime: async () => (await loadFlow()).chooseTime(),
      checkOut: async () => (await loadFlow()).checkOut(),
    }
  }, [anonymousCarts, ask, navigate, perform, shopper, stay, t])

  return <CheckoutFlowContext value={flow}>{children}</CheckoutFlowContext>
}
