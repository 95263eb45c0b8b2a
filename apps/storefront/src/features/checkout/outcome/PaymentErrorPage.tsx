import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { data, redirect } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { loadPayment } from '../payment/load-payment.ts'
import { checkoutWords } from '../words/checkout.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { paymentOutcome } from '../../orders/payment/payment-outcome.ts'
import { PayOrder } from '../payment/PayOrder.tsx'
import { ResultSheet } from './ResultSheet.tsx'
import { loadOrder } from '../../orders/load-order.ts'
import { idIn } from '../../../lib/page/address-numbers.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/PaymentErrorPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(checkoutWords, locale)('failed.page'))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const orderId = idIn(params.orderId)
  if (orderId === undefined) throw data(null, { status: 404 })
  const { api } = context.get(visitContext)
  const order = await loadOrder(api, orderId, url)
  const outcome = paymentOutcome(order.status.orderStatusId)
  if (outcome === 'paid') throw redirect(paths.paymentCompleted(orderId))
  if (outcome === 'waiting') throw redirect(paths.paymentReturn(orderId))
  return { order, offer: order.can.retryPayment ? await loadPayment(api, orderId) : undefined }
}

/**
 * The payment failed: the order stays suspended until it is paid later or with another payment type. (Account and
 * after-sales, section 4)
 */
export default function PaymentErrorPage({ loaderData: { order, offer } }: Route.ComponentProps) {
  const t = useTranslations(checkoutWords, 'failed')
  const { locale } = usePageSetting()
  const until = order.payableUntil === undefined ? undefined : new Date(order.payableUntil)
  const orderId = String(order.orderId)
  return (
    <>
      <CheckoutSteps current="payment" />
      <ResultSheet
        tone="error"
        title={t('title')}
        text={
          until === undefined
            ? t('over', { orderId })
            : t('suspended', { orderId, time: formatTime(until, locale), day: formatDay(until, locale) })
        }
        facts={<OrderFacts order={order} />}
        form={offer && <PayOrder orderId={order.orderId} offer={offer} />}
      >
        <LinkButton href={paths.order(order.orderId)} variant="quiet">
          {t('toOrder')}
        </LinkButton>
      </ResultSheet>
    </>
  )
}
