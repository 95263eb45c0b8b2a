import { useTranslations } from 'use-intl'
import { CartGoalBar } from '../features/basket/CartGoalBar.tsx'
import { CartSections } from '../features/basket/CartSections.tsx'
import { CartTotals } from '../features/basket/CartTotals.tsx'
import { CheckoutBar } from '../features/basket/CheckoutBar.tsx'
import { CheckoutLink } from '../features/basket/CheckoutLink.tsx'
import { EmptyCart } from '../features/basket/EmptyCart.tsx'
import { EmptyCartButton } from '../features/basket/EmptyCartButton.tsx'
import { OrderNote } from '../features/basket/OrderNote.tsx'
import { PackagingChoice } from '../features/basket/PackagingChoice.tsx'
import { PricePreview } from '../features/basket/PricePreview.tsx'
import { PurchaseLimits } from '../features/basket/PurchaseLimits.tsx'
import { UnavailableLines } from '../features/basket/UnavailableLines.tsx'
import { DeliveryChoice } from '../features/delivery/DeliveryChoice.tsx'
import { VoucherBox } from '../features/vouchers/VoucherBox.tsx'
import { UnpaidOrderNotice } from '../features/orders/UnpaidOrderNotice.tsx'
import { namedPageMeta } from '../lib/page-meta.ts'
import { required } from '../lib/required.ts'
import { requireSignIn } from '../lib/require-sign-in.ts'
import { useShopper } from '../lib/shopper.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/CartPage.ts'
import styles from './CartPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) => namedPageMeta(matches, (t) => t('basket.title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call('auth.test')).user, url)
  const [{ packagingTypes }, { restrictions }, { orders }] = await Promise.all([
    required(api.call('packagingTypes.list')),
    required(api.call('cart.purchaseRestriction')),
    required(api.call('orders.list')),
  ])
  return { packagingTypes, restrictions, unpaid: orders.find(({ payableUntil }) => payableUntil !== undefined) }
}

/** The whole cart: what needs a decision on top, then the lines, and what it comes to always in sight. */
export default function CartPage({ loaderData: { packagingTypes, restrictions, unpaid } }: Route.ComponentProps) {
  const t = useTranslations('basket')
  const { totalItems } = useShopper().cart
  if (totalItems === 0)
    return (
      <>
        <PricePreview />
        {unpaid && <UnpaidOrderNotice order={unpaid} />}
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
          <DeliveryChoice />
          <PricePreview />
          <CartGoalBar />
        </div>
        <div className={styles.lines}>
          <UnavailableLines />
          <PurchaseLimits loaded={restrictions} />
          <div className={styles.sheet}>
            <CartSections level={2} />
          </div>
          <div className={styles.wishes}>
            <PackagingChoice types={packagingTypes} />
            <OrderNote />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.sum}>
            <CartTotals withVat />
            <CheckoutLink size="large" wide />
          </div>
          <VoucherBox />
        </div>
      </div>
      <CheckoutBar />
    </>
  )
}
