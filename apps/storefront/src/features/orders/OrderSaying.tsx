import { type SpeakingOrder, useOrderSaying } from './order-saying.ts'
import styles from './OrderSaying.module.css'

/** What an order waits for, and until when it can be paid or changed. */
export function OrderSaying({ order }: { order: SpeakingOrder }) {
  const saying = useOrderSaying(order)
  return saying === undefined ? null : <p className={styles.saying}>{saying}</p>
}
