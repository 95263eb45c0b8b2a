import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useLocation } from 'react-router'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { changesWords } from './words/changes.ts'
import styles from './ChangeBanner.module.css'
import { useLeaveChanges } from './use-change-order.ts'

/**
 * On every page while an order is being changed: which order, and the two ways to end it; not on the page of the
 * changes, which has them itself.
 */
export function ChangeBanner({ orderId }: { orderId: number }) {
  const t = useTranslations(changesWords, 'banner')
  const isClosed = useShopperPart(({ cart }) => cart.orderIsClosed === true)
  const { pathname } = useLocation()
  const offersBoth = pathname === paths.orderChanges(orderId) && !isClosed
  const { busy, leave } = useLeaveChanges(orderId)
  return (
    <section aria-label={t('label')} className={styles.banner}>
      <div className={styles.inside}>
        <p className={styles.words}>
          <Icon name={isClosed ? 'alert' : 'edit'} />
          <b>{t(isClosed ? 'closed' : 'changing', { orderId: String(orderId) })}</b>
        </p>
        {!offersBoth && (
          <div className={styles.actions}>
            {!isClosed && <LinkButton href={paths.orderChanges(orderId)}>{t('confirm')}</LinkButton>}
            <Button variant={isClosed ? 'primary' : 'secondary'} busy={busy} onClick={leave}>
              {t(isClosed ? 'back' : 'leave')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
