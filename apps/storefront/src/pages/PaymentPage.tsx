import type { Api } from '@bottega/contract/api.ts'
import { Button } from '@bottega/ui/components/Button.tsx'
import { LinkButton } from '@bottega/ui/components/LinkButton.tsx'
import { useState } from 'react'
import { redirect, useSearchParams, type ShouldRevalidateFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { CartTotals } from '../features/basket/CartTotals.tsx'
import { CheckoutColumns } from '../features/checkout/CheckoutColumns.tsx'
import { CheckoutSteps } from '../features/checkout/CheckoutSteps.tsx'
import { PaymentChoice } from '../features/checkout/PaymentChoice.tsx'
import { PrebilledNote } from '../features/checkout/PrebilledNote.tsx'
import { ReviewLines } from '../features/checkout/ReviewLines.tsx'
import { useBuy } from '../features/checkout/use-buy.ts'
import { DeliveryChoice } from '../features/delivery/DeliveryChoice.tsx'
import { Notice } from '../lib/Notice.tsx'
import { namedPageMeta } from '../lib/page-meta.ts'
import { required } from '../lib/required.ts'
import { requireSignIn } from '../lib/require-sign-in.ts'
import { visitContext } from '../lib/visit.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/PaymentPage.ts'

export const meta: Route.MetaFunction = ({ matches }) => namedPageMeta(matches, (t) => t('checkout.payment.page'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const cart = await api.call('cart.view')
  requireSignIn(cart.user, url)
  const { totalItems, shippingAddress, timeslot } = cart.data
  if (totalItems === 0) throw redirect(paths.cart())
  if (shippingAddress === undefined || timeslot === undefined || timeslot.holdExpired) throw redirect(paths.checkout())
  return loadPayment(api)
}

/** The steps are one page: what was loaded for the first holds for the second. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

/** The ways to pay, and what each of them that goes through a provider would hold. */
async function loadPayment(api: Api) {
  const { paymentTypes } = await required(api.call('paymentTypes.list'))
  const held = paymentTypes.filter((type) => type.redirect)
  const amounts = await Promise.all(
    held.map(async ({ paymentTypeId }) => {
      const query = { payment_type_id: paymentTypeId }
      return [paymentTypeId, await required(api.call('checkout.prebilledAmount', { query }))] as const
    }),
  )
  return { paymentTypes, prebilled: Object.fromEntries(amounts) }
}

/** The order to be read, then the way to pay and the button that obliges. The third step is the confirmation's own page. */
export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('checkout')
  const [query] = useSearchParams()
  const { busy, refusal, buy } = useBuy()
  const { paymentTypes, prebilled } = loaderData
  const usual = paymentTypes.find(({ selected }) => selected) ?? paymentTypes[0]
  const [chosen, setChosen] = useState(usual?.paymentTypeId)
  const step = query.get('step') === 'payment' ? 'payment' : 'summary'
  const amount = chosen === undefined ? undefined : prebilled[chosen]
  return (
    <>
      <CheckoutSteps current={step} />
      <CheckoutColumns
        title={t(step === 'summary' ? 'summary.title' : 'payment.title')}
        side={
          <>
            <DeliveryChoice locked />
            <CartTotals withVat />
            {step === 'summary' ? (
              <LinkButton href={paths.payment({ step: 'payment' })} size="large" wide>
                {t('summary.next')}
              </LinkButton>
            ) : (
              <Button
                size="large"
                wide
                busy={busy}
                disabled={chosen === undefined}
                onClick={() => chosen !== undefined && buy(chosen)}
              >
                {t('payment.buy')}
              </Button>
            )}
            <LinkButton href={step === 'summary' ? paths.cart() : paths.payment()} variant="quiet" wide>
              {t(step === 'summary' ? 'toCart' : 'payment.back')}
            </LinkButton>
          </>
        }
      >
        {refusal && (
          <Notice tone="error">
            <p>{refusal.text}</p>
          </Notice>
        )}
        {step === 'summary' ? (
          <ReviewLines />
        ) : (
          <>
            <PaymentChoice types={paymentTypes} chosen={chosen} onChoose={setChosen} />
            {amount && <PrebilledNote prebilled={amount} />}
          </>
        )}
      </CheckoutColumns>
    </>
  )
}
