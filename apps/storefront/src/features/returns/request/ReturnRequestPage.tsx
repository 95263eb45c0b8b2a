import type { Api } from '@bottega/contract/api.ts'
import { ordersList } from '@bottega/contract/orders/calls.ts'
import { returnsOptions, returnsRequest } from '@bottega/contract/returns/calls.ts'
import { orderAllows } from '@bottega/rules/orders/order-status.ts'
import { returnMethod } from '@bottega/rules/returns/return-status.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { type SyntheticEvent, useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { required } from '../../../lib/api/required.ts'
import { useKeyedCommand } from '../../../lib/api/use-keyed-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { idIn } from '../../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/ReturnRequestPage.ts'
import styles from '../Returns.module.css'
import { returnsWords } from '../words/returns.ts'
import { ChooseOrder } from './ChooseOrder.tsx'
import { RequestLine } from './RequestLine.tsx'
import { isReturnable, useReturnChoice, wantedItem } from './use-return-choice.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(returnsWords, locale)('request.title'))

/** As many of the last orders as a return may still be of. */
const looked = 12

/** Without an order, those that were received are offered; the only one is opened at once. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const orderId = idIn(url.searchParams.get('order') ?? undefined)
  if (orderId === undefined) return { orders: await loadReceived(api) }
  const options = await required(api.call(returnsOptions, { query: { order_id: orderId } }))
  // Goods that can be returned come first, in the order in which they were bought.
  const items = options.items.toSorted((one, other) => Number(isReturnable(other)) - Number(isReturnable(one)))
  return { ...options, items }
}

async function loadReceived(api: Api) {
  const { orders } = await required(api.call(ordersList, { query: { page_size: looked } }))
  const received = orders.filter(({ status }) => orderAllows('return', status.orderStatusId))
  const [first] = received
  if (first === undefined) throw redirect(paths.orders())
  if (received.length === 1) throw redirect(paths.orderRefundRequest(first.orderId))
  return received
}

type Method = keyof typeof returnMethod

type Options = Exclude<Route.ComponentProps['loaderData'], { orders: unknown }>

/** Choose an order where none is named; then its lines, with quantity, reason and photo, and ask to return them. */
export default function ReturnRequestPage({ loaderData }: Route.ComponentProps) {
  return 'orders' in loaderData ? <ChooseOrder orders={loaderData.orders} /> : <ReturnForm options={loaderData} />
}

function ReturnForm({ options }: { options: Options }) {
  const t = useTranslations(returnsWords)
  const { locale } = usePageSetting()
  const navigate = useNavigate()
  const { orderId, items } = options
  const { chosen, toggle, change, sum } = useReturnChoice(items)
  const [method, setMethod] = useState<Method>('refund')
  const [isEmpty, setEmpty] = useState(false)
  const { busy, refusal, run } = useKeyedCommand(async (keyOf) => {
    const items = [...chosen].map(([lineId, line]) => wantedItem(lineId, line))
    const body = { order_id: orderId, refund_method_id: returnMethod[method], items }
    const { data, response } = await browserApi().call(returnsRequest, { body, idempotencyKey: keyOf(body) })
    notifyRemarks(response)
    await navigate(paths.orderRefund(data.refund.orderRefundId))
    return 'leaving'
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setEmpty(chosen.size === 0)
    if (chosen.size > 0) run()
  }

  const title = t('request.title')
  const orderName = t('order', { id: String(orderId) })
  return (
    <>
      <Breadcrumbs label={t('way')} links={[{ href: paths.order(orderId), name: orderName }]} current={title} />
      <TitledPage title={title} narrow>
        <p>{t('request.intro', { id: String(orderId) })}</p>
        <p className={styles.soft}>{t('request.terms', { days: options.days, fresh: options.freshDays })}</p>
        <form className={styles.form} onSubmit={submit} noValidate>
          <Sheet label={t('products')}>
            <ul>
              {items.map((item) => (
                <RequestLine
                  key={item.orderItemId}
                  item={item}
                  line={chosen.get(item.orderItemId)}
                  onToggle={() => toggle(item)}
                  onChange={(news) => change(item, news)}
                />
              ))}
            </ul>
          </Sheet>
          {items.some(isReturnable) ? (
            <>
              <RadioGroup<Method>
                legend={t('request.method')}
                value={method}
                onChange={setMethod}
                options={[
                  { value: 'refund', label: t('request.refund'), help: t('request.refundHelp') },
                  { value: 'replacement', label: t('request.replacement'), help: t('request.replacementHelp') },
                ]}
              />
              <p className={styles.sum} aria-live="polite">
                <span>{t('request.sum')}</span>
                <span>{formatEuros(sum, locale)}</span>
              </p>
              {isEmpty && chosen.size === 0 && <Notice tone="error">{t('request.nothing')}</Notice>}
              {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
              <p>
                <Button type="submit" busy={busy}>
                  {t('request.send')}
                </Button>
              </p>
            </>
          ) : (
            <Notice tone="info">{t('request.closed')}</Notice>
          )}
        </form>
      </TitledPage>
    </>
  )
}
