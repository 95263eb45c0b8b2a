import type { ConcernedOrder } from '@bottega/contract/staff-slots/staff-slots.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { PhoneLink } from '../../lib/links.tsx'
import { paths } from '../../paths.ts'
import styles from './Slots.module.css'

/** Orders of a day, each with whom to call about it and where it is given another time. */
export function ConcernedOrders({ orders }: { orders: readonly ConcernedOrder[] }) {
  return (
    <ul className={styles.concerned}>
      {orders.map(({ orderId, customer, phone, deliveryService, status, beginTime, endTime }) => (
        <li key={orderId}>
          <Anchor href={paths.order(orderId)}>{`${orderId} · ${customer}`}</Anchor>
          {phone !== '' && <PhoneLink phone={phone} />}
          <span>{`${beginTime}–${endTime} · ${deliveryService} · ${status}`}</span>
        </li>
      ))}
    </ul>
  )
}
