import { cartView } from '@bottega/contract/cart/calls.ts'
import { shopIdentity } from '@bottega/contract/identity/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { checkoutWords } from '../words/checkout.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { paymentOutcome } from '../../orders/payment/payment-outcome.ts'
import { SaleNotice } from './SaleNotice.tsx'
import { ResultSheet } from './ResultSheet.tsx'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { OrderSaying } from '../../orders/OrderSaying.tsx'
import { loadOrder } from '../../orders/load-order.ts'
import { required } from '../../../lib/api/required.ts'
import { idIn } from '../../../lib/page/address-numbers.ts'
import { track } from '../../../lib/analytics/track.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/PaymentCompletedPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(checkoutWords, locale)('completed.page'))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const orderId = idIn(params.orderId)
  if (orderId === undefined) throw data(null, { status: 404 })
  const { api } = context.get(visitContext)
  const order = await loadOrder(api, orderId, url)
  const outcome = paymentOutcome(order.status.orderStatusId)
  if (outcome === 'failed') throw redirect(paths.paymentError(orderId))
  if (outcome === 'waiting') throw redirect(paths.paymentReturn(orderId))
  const { sellers } = await required(api.call(shopIdentity))
  return { order, seller: sellers.find(({ cooperativeId }) => cooperativeId === order.store.cooperativeId) }
}

/** Confirmation of a placed order: its content, slot, place, and what happens next. */
export default function PaymentCompletedPage({ loaderData: { order, seller } }: Route.ComponentProps) {
  const t = useTranslations(checkoutWords, 'completed')
  const { perform } = useCartStore()

  // The shop has emptied the cart; this page's copy may still hold the lines.
  useEffect(() => {
    void perform((api) => api.call(cartView, { query: { show_sectors: true } }))
  }, [perform])

  useEffect(() => {
    track({ event: 'purchase', orderId: order.orderId, total: Math.round(order.grossTotal * 100) })
  }, [order.orderId, order.grossTotal])

  return (
    <>
      <CheckoutSteps current="confirmation" />
      <ResultSheet
        tone="ok"
        title={t('title')}
        text={t('text', { orderId: String(order.orderId) })}
        facts={
          <>
            <OrderFacts order={order} />
            <OrderSaying order={order} />
            <SaleNotice seller={seller} />
          </>
        }
      >
        <LinkButton href={paths.order(order.orderId)}>{t('toOrder')}</LinkButton>
        <LinkButton href={paths.home()} variant="secondary">
          {t('goOn')}
        </LinkButton>
      </ResultSheet>
    </>
  )
}
