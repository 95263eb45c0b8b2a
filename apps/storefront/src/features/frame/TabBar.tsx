import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useLocation } from 'react-router'
import { formatEuros } from '../../lib/words/format.ts'
import { currentPage } from '../../lib/page/current-page.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { CopiedPart } from '../../lib/personal/CopiedPart.tsx'
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
  const location = useLocation()
  const links = [paths.home(), paths.offers(), paths.leaflets(), paths.lists()]
  const current = links.find((path) => currentPage(path, location))
  return (
    <nav aria-label={t('nav.bar')} className={styles.bar}>
      <CopiedPart name="tab-bar" of={[current]}>
        <Entries current={current} />
      </CopiedPart>
      <PersonalPart frame="tab" by={({ cart }) => `${cart.totalItems} ${cart.total}`}>
        <CartEntry />
      </PersonalPart>
    </nav>
  )
}

/** `current` is the entry that leads to the page on screen, or to one above it. */
function Entries({ current }: { current: string | undefined }) {
  const t = useTranslations(frameWords, 'nav')
  const linkTo = (path: string) =>
    ({ to: path, 'aria-current': path === current ? 'page' : undefined, className: styles.entry }) as const
  return (
    <>
      <ShopLink {...linkTo(paths.home())}>
        <Icon name="home" size={24} />
        {t('home')}
      </ShopLink>
      <button type="button" popoverTarget={departmentsPanelId} className={styles.entry}>
        <Icon name="grid" size={24} />
        {t('all')}
      </button>
      <ShopLink {...linkTo(paths.offers())}>
        <Icon name="tag" size={24} />
        {t('offers')}
      </ShopLink>
      <ShopLink {...linkTo(paths.leaflets())}>
        <Icon name="leaflet" size={24} />
        {t('leaflets')}
      </ShopLink>
      <ShopLink {...linkTo(paths.lists())}>
        <Icon name="heart" size={24} />
        {t('lists')}
      </ShopLink>
    </>
  )
}

function CartEntry() {
  const t = useTranslations(frameWords)
  const { locale } = usePageSetting()
  const { cart } = useShopper()
  const current = currentPage(paths.cart(), useLocation())
  return (
    <ShopLink to={paths.cart()} aria-current={current} className={styles.entry}>
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
    </ShopLink>
  )
}
