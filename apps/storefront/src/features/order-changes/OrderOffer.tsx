import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { markPage } from '@bottega/ui/mark-page.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { useEffect } from 'react'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { windowText } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './OrderOffer.module.css'
import { usePutInOrder } from './use-put-in-order.ts'
import { type OrderOffer as Offer, useOrderOffer } from './use-order-offer.ts'
import { changesWords } from './words/changes.ts'

/**
 * After a product is put in the cart: an order that can still be changed takes it too, for one delivery or one pickup.
 * Said quietly; after a no not again in this session, and after a yes with each product that follows.
 */
export function OrderOffer({ cartAtStart }: { cartAtStart: CartView }) {
  const { offer, decline, taken } = useOrderOffer(cartAtStart)
  return <div aria-live="polite">{offer && <OfferCard offer={offer} onDecline={decline} onTaken={taken} />}</div>
}

interface OfferCardProps {
  offer: Offer
  onDecline: () => void
  onTaken: () => void
}

function OfferCard({ offer: { order, lines }, onDecline, onTaken }: OfferCardProps) {
  const t = useTranslations(changesWords, 'offer')
  const { locale } = usePageSetting()
  const { busy, putInOrder } = usePutInOrder({ order, lines }, onTaken)
  useEffect(() => markPage('card'), [])
  const until = new Date(order.changeableUntil)
  const names = [...new Set(lines.map(({ name }) => name))].join(', ')
  return (
    <section aria-label={t('label')} className={styles.card}>
      <p>
        <b>{t('title', { when: windowText(order.deliveryDate, order, locale) })}</b>
      </p>
      <p className={styles.text}>
        {t(isCollected(order.deliveryServiceId) ? 'collected' : 'delivered', {
          names,
          day: formatDay(until, locale),
          time: formatTime(until, locale),
        })}
      </p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={putInOrder}>
          {t('accept')}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          {t('decline')}
        </Button>
      </div>
    </section>
  )
}
