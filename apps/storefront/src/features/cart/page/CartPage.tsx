import { authTest } from '@bottega/contract/auth/calls.ts'
import { cartPurchaseRestriction, packagingTypesList } from '@bottega/contract/cart/calls.ts'
import { ordersListRetryPayment } from '@bottega/contract/orders/calls.ts'
import { lazy, Suspense } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import { CartGoalBar } from './CartGoalBar.tsx'
import { CartSections } from '../lines/CartSections.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutBar } from './CheckoutBar.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { EmptyCartButton } from './EmptyCartButton.tsx'
import { OrderNote } from './OrderNote.tsx'
import { CartChoices } from '../../choices/CartChoices.tsx'
import { PricePreview } from './price-preview/PricePreview.tsx'
import { PurchaseLimits } from './PurchaseLimits.tsx'
import { UnavailableLines } from '../lines/UnavailableLines.tsx'
import { DeliveryChoice } from '../../checkout-flow/DeliveryChoice.tsx'
import { VoucherBox } from '../../vouchers/VoucherBox.tsx'
import { VisitorTerms } from '../visitor/VisitorTerms.tsx'
import { UnpaidOrderNotice } from './UnpaidOrderNotice.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { required } from '../../../lib/api/required.ts'
import { requireSignIn } from '../../../lib/visit/require-sign-in.ts'
import { isSignedIn, useShopper } from '../../../lib/visit/shopper.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import type { Route } from './+types/CartPage.ts'
import styles from './CartPage.module.css'

// Below all the lines, and only once they are there.
const CheaperLines = lazy(() =>
  import('../lines/CheaperLines.tsx').then((module) => ({ default: module.CheaperLines })),
)

// Only of households, once the page stands.
const HandOver = lazy(() => import('../../household/HandOver.tsx').then((module) => ({ default: module.HandOver })))

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(basketWords, locale)('title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, anonymousCarts = false } = context.get(visitContext)
  const { user } = await api.call(authTest)
  if (!anonymousCarts) requireSignIn(user, url)
  // Orders and bags are of customers alone.
  if (!isSignedIn(user)) {
    const { restrictions } = await required(api.call(cartPurchaseRestriction))
    return { packagingTypes: undefined, restrictions, unpaid: undefined }
  }
  const [{ packagingTypes }, { restrictions }, { orders }] = await Promise.all([
    required(api.call(packagingTypesList)),
    required(api.call(cartPurchaseRestriction)),
    required(api.call(ordersListRetryPayment)),
  ])
  return { packagingTypes, restrictions, unpaid: orders[0] }
}

/** The whole cart: lines that need a decision on top, then the others, and the total always in sight. */
export default function CartPage({ loaderData: { packagingTypes, restrictions, unpaid } }: Route.ComponentProps) {
  const t = useTranslations(basketWords)
  const { totalItems } = useShopper().cart
  const household = packagingTypes !== undefined && (
    <Suspense>
      <HandOver />
    </Suspense>
  )
  if (totalItems === 0)
    return (
      <>
        <PricePreview />
        {unpaid && (
          <div className={styles.waits}>
            <UnpaidOrderNotice order={unpaid} />
          </div>
        )}
        {household}
        <EmptyCart level={1} />
      </>
    )
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <span className={styles.count}>{t('count', { count: totalItems })}</span>
        <div className={styles.empty}>
          <EmptyCartButton />
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.terms}>
          {unpaid && <UnpaidOrderNotice order={unpaid} />}
          {packagingTypes === undefined ? <VisitorTerms /> : <DeliveryChoice />}
          <PricePreview />
          <CartGoalBar />
        </div>
        <div className={styles.lines}>
          <UnavailableLines />
          <PurchaseLimits loaded={restrictions} />
          <div className={styles.sheet}>
            <CartSections level={2} />
          </div>
          <Suspense>
            <CheaperLines />
          </Suspense>
          <div className={styles.preferences}>
            {packagingTypes !== undefined && <CartChoices types={packagingTypes} />}
            <OrderNote />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.sum}>
            <CartTotals withVat />
            <CheckoutLink size="large" wide />
          </div>
          <VoucherBox />
          {household}
        </div>
      </div>
      <CheckoutBar />
    </>
  )
}
