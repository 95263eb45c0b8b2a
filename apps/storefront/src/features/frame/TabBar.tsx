import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { NavLink, useLocation } from 'react-router'
import { formatEuros } from '../../lib/words/format.ts'
import { PersonalPart } from '../../lib/personal/PersonalPart.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { departmentsPanelId } from './departments/departments-panel-id.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'
import styles from './TabBar.module.css'

/** The bottom navigation bar of phones. */
export function TabBar() {
  const t = useTranslations(frameWords)
  const { pathname, search } = useLocation()
  const onOffers = pathname + search === paths.offers()
  return (
    <nav aria-label={t('nav.bar')} className={styles.bar}>
      <NavLink to={paths.home()} end className={styles.entry ?? ''}>
        <Icon name="home" size={24} />
        {t('nav.home')}
      </NavLink>
      <button type="button" popoverTarget={departmentsPanelId} className={styles.entry}>
        <Icon name="grid" size={24} />
        {t('nav.all')}
      </button>
      <NavLink to={paths.offers()} aria-current={onOffers ? 'page' : 'false'} className={styles.entry ?? ''}>
        <Icon name="tag" size={24} />
        {t('nav.offers')}
      </NavLink>
      <NavLink to={paths.leaflets()} className={styles.entry ?? ''}>
        <Icon name="leaflet" size={24} />
        {t('nav.leaflets')}
      </NavLink>
      <NavLink to={paths.lists()} className={styles.entry ?? ''}>
        <Icon name="heart" size={24} />
        {t('nav.lists')}
      </NavLink>
      <PersonalPart frame="tab" by={({ cart }) => `${cart.totalItems} ${cart.total}`}>
        <CartEntry />
      </PersonalPart>
    </nav>
  )
}

function CartEntry() {
  const t = useTranslations(frameWords)
  const { locale } = usePageSetting()
  const { cart } = useShopper()
  return (
    <NavLink to={paths.cart()} className={styles.entry ?? ''}>
      <span className={styles.icon} aria-hidden="true">
        <Icon name="cart" size={24} />
        {cart.totalItems > 0 && <span className={styles.count}>{cart.totalItems}</span>}
      </span>
      {cart.totalItems > 0 ? (
        <span>
          <VisuallyHidden>{t('cart.summary', { count: cart.totalItems })} </VisuallyHidden>
          {formatEuros(cart.total, locale)}
        </span>
      ) : (
        t('cart.open')
      )}
    </NavLink>
  )
}
