import type { ProfileSummaryView } from '@bottega/contract/profile/profile.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import cards from '../../orders/at-hand/AtHand.module.css'
import type { KnownOrders } from '../../orders/at-hand/known-orders.ts'
import { UnpaidOrder } from '../../orders/at-hand/UnpaidOrder.tsx'
import { boardWords } from '../words/board.ts'
import styles from './Waiting.module.css'

/** More returns than these are looked up on their own page. */
const shownReturns = 3

type WaitingProps = { unpaid: NonNullable<KnownOrders['unpaid']>; summary: ProfileSummaryView }

/** The matters that wait for an answer, of the customer or of the shop; empty where none does. */
export function Waiting({ unpaid, summary: { returns, hasDues } }: WaitingProps) {
  const t = useTranslations(boardWords, 'waiting')
  if (unpaid.length === 0 && returns.length === 0 && !hasDues) return null
  return (
    <section aria-labelledby="waiting" className={styles.waiting}>
      <h2 id="waiting">{t('title')}</h2>
      <div className={cards.cards}>
        {unpaid.map((order) => (
          <UnpaidOrder key={order.orderId} order={order} />
        ))}
        {(returns.length > 0 || hasDues) && (
          <ul className={styles.list}>
            {hasDues && (
              <li>
                <Icon name="calendar" />
                <p>
                  <ShopLink to={paths.paymentsDue()}>{t('dues')}</ShopLink>
                </p>
              </li>
            )}
            {returns.slice(0, shownReturns).map(({ orderRefundId, orderId, waitsFor }) => (
              <li key={orderRefundId}>
                <Icon name={waitsFor === 'decision' ? 'clock' : 'truck'} />
                <p>
                  <ShopLink to={paths.orderRefund(orderRefundId)}>
                    {t('return', { id: String(orderRefundId), order: String(orderId) })}
                  </ShopLink>
                  <span className={styles.text}>{t(waitsFor)}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
