import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { formatEuros } from '../../lib/words/format.ts'
import { PersonalPart } from '../../lib/personal/PersonalPart.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { useCartPanels } from '../cart-store/cart-panel-context.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'
import styles from './CartLink.module.css'

/** The cart with its count and live total: shows the panel where there is one, otherwise links to the cart page. */
export function CartLink() {
  return (
    <PersonalPart frame="cart" by={({ cart }) => `${cart.totalItems} ${cart.total}`}>
      <LinkToCart />
    </PersonalPart>
  )
}

function LinkToCart() {
  const t = useTranslations(frameWords, 'cart')
  const { locale } = usePageSetting()
  const { cart } = useShopper()
  const { show } = useCartPanels()
  const total = formatEuros(cart.total, locale)
  return (
    <ShopLink
      to={paths.cart()}
      className={styles.cart}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey && show()) event.preventDefault()
      }}
    >
      <Icon name="cart" />
      <VisuallyHidden>{t('summary', { count: cart.totalItems })} </VisuallyHidden>
      {cart.totalItems > 0 && (
        <span className={styles.count} aria-hidden="true">
          {cart.totalItems}
        </span>
      )}
      <span>{total}</span>
    </ShopLink>
  )
}
