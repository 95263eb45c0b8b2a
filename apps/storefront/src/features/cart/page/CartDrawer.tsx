import { Drawer } from '@bottega/ui/components/overlays/Drawer.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import styles from './CartDrawer.module.css'
import { basketWords } from '../../cart-store/words/basket.ts'
import { CartGoalBar } from './CartGoalBar.tsx'
import { CartSections } from '../lines/CartSections.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { UnavailableLines } from '../lines/UnavailableLines.tsx'

/** The cart in a drawer over the open page. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations([basketWords, commonWords])
  const { totalItems } = useShopper().cart
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('basket.title')}
      closeLabel={t('common.close')}
      footer={
        totalItems > 0 && (
          <div className={styles.footer}>
            <CartTotals />
            <CheckoutLink wide />
            <LinkButton href={paths.cart()} variant="quiet" wide>
              {t('basket.openPage')}
            </LinkButton>
          </div>
        )
      }
    >
      {totalItems === 0 ? (
        <EmptyCart level={2} />
      ) : (
        <>
          <CartGoalBar />
          <UnavailableLines compact />
          <CartSections compact level={3} />
        </>
      )}
    </Drawer>
  )
}
