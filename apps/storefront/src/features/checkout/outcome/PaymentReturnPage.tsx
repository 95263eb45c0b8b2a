import { authTest } from '@bottega/contract/auth/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { useAfterChange } from '../../order-changes/use-after-change.ts'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { removeOrderToPay, orderToPay } from '../../orders/payment/order-to-pay.ts'
import { checkoutWords } from '../words/checkout.ts'
import { ResultSheet } from './ResultSheet.tsx'
import { type PaymentState, usePaymentResult } from './use-payment-result.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { requireSignIn } from '../../../lib/visit/require-sign-in.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/PaymentReturnPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(checkoutWords, locale)('return.page'))

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSignIn((await context.get(visitContext).api.call(authTest)).user, url)
  return null
}

/** Return from the provider: the address is not trusted, only the shop's own answer, which decides the next page. */
export default function PaymentReturnPage() {
  const t = useTranslations(checkoutWords, 'return')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const orderId = hydrated ? orderToPay(query.get('order')) : undefined
  const state = usePaymentResult(orderId)
  const afterChange = useAfterChange()

  useEffect(() => {
    // A second part to be paid has a provider page of its own, which has not been opened yet.
    if (state.kind === 'open' && state.isNext) window.location.assign(state.redirectUrl)
    if (orderId !== undefined && (state.kind === 'changed' || state.kind === 'unchanged')) {
      removeOrderToPay()
      void afterChange(orderId, state.kind)
    }
    if (orderId === undefined || (state.kind !== 'paid' && state.kind !== 'failed')) return
    if (state.kind === 'paid') removeOrderToPay()
    const target = state.kind === 'paid' ? paths.paymentCompleted(orderId) : paths.paymentError(orderId)
    void navigate(target, { replace: true })
  }, [state, orderId, navigate, afterChange])

  const isOpen = state.kind === 'open' && !state.isNext
  const isUnknown = state.kind === 'refused' || (hydrated && orderId === undefined)
  const isSlow = state.kind === 'waiting' && state.slow
  const toOrder = (
    <LinkButton href={orderId === undefined ? paths.orders() : paths.order(orderId)} variant="secondary">
      {t('toOrder')}
    </LinkButton>
  )
  return (
    <>
      <CheckoutSteps current="confirmation" />
      {state.kind === 'open' && !state.isNext && (
        <ResultSheet tone="warn" title={t('open.title')} text={t('open.text')}>
          <LinkButton href={state.redirectUrl}>{t('open.action')}</LinkButton>
          {orderId !== undefined && (
            <LinkButton href={paths.paymentError(orderId)} variant="secondary">
              {t('otherwise')}
            </LinkButton>
          )}
          {toOrder}
        </ResultSheet>
      )}
      {isUnknown && (
        <ResultSheet
          tone="error"
          title={t('unknown.title')}
          text={state.kind === 'refused' ? state.text : t('unknown.text')}
        >
          {toOrder}
        </ResultSheet>
      )}
      {!isOpen && !isUnknown && (
        <ResultSheet tone="waiting" title={t('waiting.title')} text={t(waitingText(state))}>
          {isSlow && toOrder}
        </ResultSheet>
      )}
    </>
  )
}

function waitingText(state: PaymentState) {
  if (state.kind === 'open') return 'next'
  return state.kind === 'waiting' && state.slow ? 'waiting.slow' : 'waiting.text'
}
