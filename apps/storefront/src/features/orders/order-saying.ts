import type { OrderSummaryView, OrderView } from '@bottega/contract/orders/orders.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { currentOrderTells } from '@bottega/rules/orders/order-tells.ts'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'

export type SpeakingOrder = Pick<OrderSummaryView, 'status' | 'deliveryServiceId' | 'payableUntil'> &
  Partial<Pick<OrderView, 'changeableUntil'>>

/** The state of an order, in one sentence: the step it waits for, and its time limit. Undefined once it is over. */
export function useOrderSaying(order: SpeakingOrder): string | undefined {
  const t = useTranslations(ordersWords, 'says')
  const { locale } = usePageSetting()
  const { payableUntil, changeableUntil, deliveryServiceId, status } = order
  const { says } = currentOrderTells(status.orderStatusId, { payableUntil, changeableUntil })
  const until = payableUntil ?? changeableUntil
  const at = until === undefined ? undefined : new Date(until)
  const when = { day: at ? formatDay(at, locale) : '', time: at ? formatTime(at, locale) : '' }
  if (says === 'received' || says === 'ended') return undefined
  if (says === 'atBank') return at === undefined ? t('atBankOpen') : t('atBank', when)
  if (says === 'onItsWay') return t(isCollected(deliveryServiceId) ? 'toCollect' : 'onItsWay')
  return t(says, when)
}
