import { cartView, packagingTypesList } from '@bottega/contract/cart/calls.ts'
import type { PackagingTypeView } from '@bottega/contract/cart/cart.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { lazy, Suspense, useState } from 'react'
import { redirect, useRevalidator, useSearchParams, type ShouldRevalidateFunction } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { BlockNotes } from '../../blocks/BlockNotes.tsx'
import { loadGrid } from '../../blocks/load-grid.ts'
import type { ShownGrid } from '../../blocks/shown-grid.ts'
import { CartTotals } from '../../cart/page/CartTotals.tsx'
import { CheckoutColumns } from '../CheckoutColumns.tsx'
import { CheckoutSteps } from '../CheckoutSteps.tsx'
import { InvoiceChoice } from '../billing/InvoiceChoice.tsx'
import { LotteryChoice } from '../billing/LotteryChoice.tsx'
import { checkoutWords } from '../words/checkout.ts'
import { loadPayment, type PaymentOffer } from './load-payment.ts'
import { PaymentPicker } from './PaymentPicker.tsx'
import { ReviewLines } from '../ReviewLines.tsx'
import { useAskedChoices } from './use-asked-choices.ts'
import { useBuy } from './use-buy.ts'
import { usePaymentSelection } from './use-payment-selection.ts'
import { CartChoices } from '../../choices/CartChoices.tsx'
import { DeliveryChoice } from '../../checkout-flow/DeliveryChoice.tsx'
import { VoucherBox } from '../../vouchers/VoucherBox.tsx'
import { required } from '../../../lib/api/required.ts'
import { intoSight } from '../../../lib/page/into-sight.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { requireSignIn } from '../../../lib/visit/require-sign-in.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/PaymentPage.ts'
import styles from './PaymentPage.module.css'

/** Few customers ever see it: those who signed up in the checkout a moment ago. */
const ConfirmFirst = lazy(() => import('./ConfirmFirst.tsx').then((module) => ({ default: module.ConfirmFirst })))

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(checkoutWords, locale)('payment.page'))

/** The hidden category whose blocks are shown around the payment types. */
const notesSlug = 'payment'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const cart = await api.call(cartView)
  requireSignIn(cart.user, url)
  const { totalItems, shippingAddress, timeslot } = cart.data
  if (cart.data.orderId !== undefined) throw redirect(paths.orderChanges(cart.data.orderId))
  if (totalItems === 0) throw redirect(paths.cart())
  if (shippingAddress === undefined || timeslot === undefined || timeslot.holdExpired) throw redirect(paths.checkout())
  const [offer, notes, { packagingTypes }] = await Promise.all([
    loadPayment(api),
    loadGrid(api, notesSlug),
    required(api.call(packagingTypesList)),
  ])
  return { offer, notes, packagingTypes }
}

/** The steps are one page: the data of the first is valid for the second, until the page itself reloads it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

/**
 * The order read-only, then the payment type and the button that places a binding order. The third step is the
 * confirmation's own page.
 */
export default function PaymentPage({ loaderData: { offer, ...parts } }: Route.ComponentProps) {
  // Requesting an invoice or not changes the payment types: a choice among the previous ones is reset.
  const types = offer.paymentTypes.map(({ paymentTypeId }) => paymentTypeId).join(' ')
  return <PaymentSteps key={types} offer={offer} {...parts} />
}

interface PaymentStepsProps {
  offer: PaymentOffer
  notes: ShownGrid
  packagingTypes: readonly PackagingTypeView[]
}

function PaymentSteps({ offer, notes, packagingTypes }: PaymentStepsProps) {
  const t = useTranslations(checkoutWords)
  const [query] = useSearchParams()
  const { revalidate } = useRevalidator()
  const { busy, refusal, buy } = useBuy()
  const total = useShopperPart(({ cart }) => cart.total)
  const selectionState = usePaymentSelection(offer)
  const { query: payment } = selectionState
  const undiscounted = selectionState.type?.mealVoucher === true ? offer.amounts.mealVoucher?.total : undefined
  const wantsInvoice = useShopperPart(({ cart }) => cart.cartInfos['need_invoice'] === 'true')
  const [billingIsMissing, setBillingHeld] = useState(false)
  const [lotteryIsUnsaved, setLotteryHeld] = useState(false)
  const billingHeld = wantsInvoice && billingIsMissing
  const isUnconfirmed = useShopperPart(({ user }) => !user.profileConfirmed)
  const held = billingHeld || (!wantsInvoice && lotteryIsUnsaved)
  const wantsToPay = query.get('step') === 'payment'
  const asked = useAskedChoices(packagingTypes, wantsToPay)
  const step = wantsToPay && !asked.isOpen ? 'payment' : 'summary'
  return (
    <>
      <CheckoutSteps current={step} />
      <CheckoutColumns
        title={t(step === 'summary' ? 'summary.title' : 'payment.title')}
        side={
          <>
            <DeliveryChoice locked />
            <CartTotals withVat undiscountedTotal={undiscounted} />
          </>
        }
        total={undiscounted ?? total}
        next={
          step === 'summary' && held ? (
            <Button size="large" wide disabled>
              {t('summary.next')}
            </Button>
          ) : step === 'summary' ? (
            <LinkButton href={paths.payment({ step: 'payment' })} size="large" wide onClick={asked.goOn}>
              {t('summary.next')}
            </LinkButton>
          ) : (
            <Button
              size="large"
              wide
              busy={busy}
              disabled={payment === undefined || held}
              onClick={() => payment !== undefined && buy(payment)}
            >
              {t('payment.buy')}
            </Button>
          )
        }
        previous={
          <LinkButton href={step === 'summary' ? paths.cart() : paths.payment()} variant="quiet" wide>
            {t(step === 'summary' ? 'toCart' : 'payment.back')}
          </LinkButton>
        }
      >
        {isUnconfirmed && (
          <Suspense fallback={null}>
            <ConfirmFirst />
          </Suspense>
        )}
        {refusal !== undefined && (
          <div ref={intoSight}>
            <Notice tone="error">
              <p>{refusal}</p>
            </Notice>
          </div>
        )}
        {step === 'summary' ? (
          <>
            <ReviewLines />
            <div className={styles.asked}>
              <CartChoices types={packagingTypes} missing={asked.missing} onChosen={() => void revalidate()} />
            </div>
            <VoucherBox />
            <InvoiceChoice onChange={() => void revalidate()} onHold={setBillingHeld} />
            <LotteryChoice onHold={setLotteryHeld} />
            {held && <p>{t(billingHeld ? 'held.billing' : 'held.lottery')}</p>}
          </>
        ) : (
          <>
            <BlockNotes grid={notes} position="above" />
            <PaymentPicker selectionState={selectionState} amounts={offer.amounts.usual} />
            <BlockNotes grid={notes} position="below" />
          </>
        )}
      </CheckoutColumns>
    </>
  )
}
