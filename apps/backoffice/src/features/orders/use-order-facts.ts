import type { StaffOrder } from '@bottega/contract/staff-orders/staff-orders.ts'
import { useTranslations } from 'use-intl'
import type { Fact } from '../../lib/actions/conflict.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useNumber } from '../../lib/format/use-number.ts'

/** What a colleague may change about an order, in the words of its page. */
export function useOrderFacts(): (order: StaffOrder) => Fact[] {
  const t = useTranslations('orders')
  const number = useNumber()
  const day = useDay()
  const euros = useEuros()
  return (order) => [
    [t('status'), order.status],
    [t('slot'), `${day(order.day)}, ${order.beginTime}–${order.endTime}`],
    [t('total'), euros(order.total)],
    [t('refundable'), euros(order.can.refund)],
    ...order.lines.map(({ name, ordered, prepared = ordered }): Fact => [name, number(prepared)]),
    [t('events'), order.events.map(({ status, reason }) => [status, reason].filter(Boolean).join(': ')).join(' → ')],
  ]
}
