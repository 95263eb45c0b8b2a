import { type SpeakingOrder, useOrderSaying } from './order-saying.ts'
import styles from './OrderSaying.module.css'

/** The next step an order waits for, and the time until which it can be paid or changed. */
export function OrderSaying({ order }: { order: SpeakingOrder }) {
  const saying = useOrderSaying(order)
  return saying === undefined ? null : <p className={styles.saying}>{saying}</p>
}
