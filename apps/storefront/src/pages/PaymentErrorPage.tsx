import { Button } from '@bottega/ui/components/Button.tsx'
import { LinkButton } from '@bottega/ui/components/LinkButton.tsx'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { CheckoutSteps } from '../features/checkout/CheckoutSteps.tsx'
import { OrderFacts } from '../features/checkout/OrderFacts.tsx'
import { paymentOutcome } from '../features/checkout/payment-outcome.ts'
import { ResultSheet } from '../features/checkout/ResultSheet.tsx'
import { loadOrder, orderIdOf } from '../features/orders/load-order.ts'
import { useRetryPayment } from '../features/orders/use-retry-payment.ts'
import { namedPageMeta } from '../lib/page-meta.ts'
import { useShopper } from '../lib/shopper.ts'
import { visitContext } from '../lib/visit.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/PaymentErrorPage.ts'

export const meta: Route.MetaFunction = ({ matches }) => namedPageMeta(matches, (t) => t('checkout.failed.page'))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const orderId = orderIdOf(params.orderId)
  if (orderId === undefined) throw data(null, { status: 404 })
  const order = await loadOrder(context.get(visitContext).api, orderId, url)
  if (paymentOutcome(order.status.orderStatusId) === 'paid') throw redirect(paths.paymentCompleted(orderId))
  return { order }
}

/** The payment failed: the order waits, suspended, until it is paid another time or another way. (Account spec, section 4) */
export default function PaymentErrorPage({ loaderData: { order } }: Route.ComponentProps) {
  const t = useTranslations('checkout.failed')
  const { totalItems } = useShopper().cart
  const { busy, retry } = useRetryPayment(order.orderId)
  const { retryPayment } = order.can
  return (
    <>
      <CheckoutSteps current="payment" />
      <ResultSheet
        tone="error"
        title={t('title')}
        text={t(retryPayment ? 'suspended' : 'over', { orderId: String(order.orderId) })}
        facts={<OrderFacts order={order} />}
      >
        {retryPayment && (
          <Button busy={busy} onClick={retry}>
            {t('retry')}
          </Button>
        )}
        {totalItems > 0 && (
          <LinkButton href={paths.payment({ step: 'payment' })} variant="secondary">
            {t('change')}
          </LinkButton>
        )}
        <LinkButton href={paths.order(order.orderId)} variant="quiet">
          {t('toOrder')}
        </LinkButton>
      </ResultSheet>
    </>
  )
}
