import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'

/** The payment state of an order, for each of its payment types. */
export function OrderMoney({ order }: { order: Pick<OrderView, 'money'> }) {
  const t = useTranslations(ordersWords, 'money')
  const { locale } = usePageSetting()
  return order.money.map(({ kind, name, amount }) => (
    <p key={`${kind} ${name}`}>
      {name}
      <span>{t(kind, { amount: formatEuros(amount, locale) })}</span>
    </p>
  ))
}
