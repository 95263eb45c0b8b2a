import { useTranslations } from '../../lib/words/use-translations.ts'
import cards from '../orders/at-hand/AtHand.module.css'
import type { KnownOrders } from '../orders/at-hand/known-orders.ts'
import { LastShop } from '../orders/at-hand/LastShop.tsx'
import { NextOrder } from '../orders/at-hand/NextOrder.tsx'
import { UnpaidOrder } from '../orders/at-hand/UnpaidOrder.tsx'
import styles from './KnownCustomer.module.css'
import { SavedLine } from './SavedLine.tsx'
import type { SavedFigures } from './saved-figures.ts'
import { homeWords } from './words/home.ts'

/** The things a customer comes back for: an order to pay first, the one on its way, and the shop of last time. */
export function KnownCustomer({ orders, saved }: { orders: KnownOrders; saved: SavedFigures | undefined }) {
  const t = useTranslations(homeWords)
  const { unpaid, next, last } = orders
  return (
    <section className={styles.section}>
      <h1 className={styles.title}>{t('known')}</h1>
      {saved && <SavedLine saved={saved} />}
      <div className={cards.cards}>
        {unpaid?.map((order) => (
          <UnpaidOrder key={order.orderId} order={order} />
        ))}
        {next && <NextOrder order={next} />}
        {last && <LastShop order={last} />}
      </div>
    </section>
  )
}
