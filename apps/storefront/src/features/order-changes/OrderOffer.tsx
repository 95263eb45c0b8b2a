import { ordersModify } from '@bottega/contract/orders/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { markPage } from '@bottega/ui/mark-page.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../lib/api/use-command.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { windowText } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import styles from './OrderOffer.module.css'
import { type OrderOffer as Offer, useOrderOffer } from './use-order-offer.ts'
import { changesWords } from './words/changes.ts'

/**
 * After a product is put in the cart: an order that can still be changed takes it too, for one delivery or one pickup.
 * Said quietly, once a session for each order.
 */
export function OrderOffer({ cartAtStart }: { cartAtStart: CartView }) {
  const { offer, decline } = useOrderOffer(cartAtStart)
  return <div aria-live="polite">{offer && <OfferCard offer={offer} onDecline={decline} />}</div>
}

function OfferCard({ offer: { order, lines }, onDecline }: { offer: Offer; onDecline: () => void }) {
  const t = useTranslations(changesWords, 'offer')
  const { locale } = usePageSetting()
  const { busy, accept } = useAccept({ order, lines })
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
        <Button busy={busy} onClick={accept}>
          {t('accept')}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          {t('decline')}
        </Button>
      </div>
    </section>
  )
}

/** Opens the change of the order with the products in it, and shows it. */
function useAccept({ order, lines }: Offer) {
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const { busy, run } = useCommand(async () => {
    const body = { order_id: order.orderId, item_ids: [...new Set(lines.map(({ itemId }) => itemId))].slice(0, 100) }
    const opened = await perform((api) => api.call(ordersModify, { body }))
    if (opened) await navigate(paths.cart())
  })
  return { busy, accept: run }
}
