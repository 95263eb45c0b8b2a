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
import { beingPaidStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'
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
  return { order, offer: order.can.retryPayment ? await loadPayment(api, orderId) : undefined }
}

/**
 * The payment failed, or was left at the bank: the order stays suspended until it is paid later or with another payment
 * type. (Account and after-sales, section 4)
 */
export default function PaymentErrorPage({ loaderData: { order, offer } }: Route.ComponentProps) {
  const t = useTranslations(checkoutWords, 'failed')
  const { locale } = usePageSetting()
  const until = order.payableUntil === undefined ? undefined : new Date(order.payableUntil)
  const orderId = String(order.orderId)
  const words = wordsOf(order.status.orderStatusId)
  return (
    <>
      <CheckoutSteps current="payment" />
      <ResultSheet
        tone={words.tone}
        title={t(words.title)}
        text={
          until === undefined
            ? t('over', { orderId })
            : t(words.text, { orderId, time: formatTime(until, locale), day: formatDay(until, locale) })
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

/** Left at the bank is not failed, and may turn out to be paid. */
function wordsOf(statusId: number) {
  if (!beingPaidStatuses.has(statusId)) return { tone: 'error', title: 'title', text: 'suspended' } as const
  const title = statusId === orderStatus.awaitingPayment ? 'bankTitle' : 'openTitle'
  return { tone: 'warn', title, text: 'atBank' } as const
}
