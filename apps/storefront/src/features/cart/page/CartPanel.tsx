import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import { CartGoalBar } from './CartGoalBar.tsx'
import styles from './CartPanel.module.css'
import { useCartPanels } from '../../cart-store/cart-panel-context.ts'
import { CartSections } from '../lines/CartSections.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { UnavailableLines } from '../lines/UnavailableLines.tsx'

/** The cart beside the shelves on a wide screen: its lines, what is missing, its total. */
export function CartPanel() {
  const t = useTranslations(basketWords)
  const { totalItems } = useShopper().cart
  const { hide } = useCartPanels()
  return (
    <aside aria-label={t('title')} className={styles.panel}>
      <header className={styles.header}>
        <h2>{t('title')}</h2>
        <ShopLink to={paths.cart()} className={styles.open}>
          {t('open')}
        </ShopLink>
        <IconButton icon="close" label={t('close')} onClick={hide} />
      </header>
      {totalItems === 0 ? (
        <EmptyCart level={2} />
      ) : (
        <>
          <div className={styles.goal}>
            <CartGoalBar />
          </div>
          <div className={styles.lines}>
            <UnavailableLines compact />
            <CartSections compact level={3} />
          </div>
          <div className={styles.totals}>
            <CartTotals />
            <CheckoutLink wide />
          </div>
        </>
      )}
    </aside>
  )
}
