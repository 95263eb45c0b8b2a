import { authTest } from '@bottega/contract/auth/calls.ts'
import { fulfilmentFinish, fulfilmentOrder, fulfilmentStart } from '@bottega/contract/fulfilment/calls.ts'
import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { required } from '../../lib/api/required.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { requireStaff } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { formText } from '../../lib/words/form-text.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StaffPickPage.ts'
import styles from './Fulfilment.module.css'
import { idIn } from './id-in.ts'
import { OrderSteps } from './OrderSteps.tsx'
import { PickLine } from './PickLine.tsx'
import { fulfilmentWords } from './words/fulfilment.ts'

export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...namedPageMeta(matches, (locale) =>
    translatorOf(fulfilmentWords, locale)('pick.title', { orderId: params.orderId }),
  ),
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user, ['operator', 'picker'])
  return required(api.call(fulfilmentOrder, { query: { order_id: idIn(params.orderId) } }))
}

/** One order in the hands of a picker, and then of a driver: every answer brings the list as it is now. */
export default function StaffPickPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(fulfilmentWords, 'pick')
  const [order, setOrder] = useState<PickListView>(loaderData.order)
  const { locale } = usePageSetting()
  const price = (euros: number) => formatPrice(centsFromEuros(euros) ?? 0, locale)
  const left = order.lines.filter(({ state }) => state === 'to-pick').length
  const start = useCommand(async () => {
    const { data } = await browserApi().call(fulfilmentStart, { body: { order_id: order.orderId } })
    setOrder(data.order)
  })
  const finish = useCommand(async (bags: number) => {
    const { data } = await browserApi().call(fulfilmentFinish, { body: { order_id: order.orderId, bags } })
    setOrder(data.order)
  })
  const refusal = start.refusal ?? finish.refusal
  return (
    <TitledPage title={t('title', { orderId: String(order.orderId) })}>
      <p>
        <Anchor href={paths.staffSlot(order.timeslotId)}>{t('back')}</Anchor>
      </p>
      <p className={styles.badges}>
        <Badge>{order.status.name}</Badge>
        {order.deliveryStatus !== undefined && <Badge>{order.deliveryStatus.name}</Badge>}
        <span>
          {order.customer} · {order.beginTime}–{order.endTime} · {order.deliveryService}
        </span>
      </p>
      <p className={styles.badges}>
        <span>
          {t('total')} {price(order.total)}
        </span>
        {order.totalOrdered !== undefined && (
          <span className={styles.soft}>
            {t('totalOrdered')} {price(order.totalOrdered)}
          </span>
        )}
        {order.toCollect > 0 && (
          <strong>
            {t('collect')} {price(order.toCollect)}
          </strong>
        )}
      </p>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {order.can.start && (
        <Button size="large" busy={start.busy} onClick={() => start.run()}>
          {t('start')}
        </Button>
      )}
      {order.can.pick && <Scanner order={order} />}
      <ul className={styles.cards}>
        {order.lines.map((line) => (
          <PickLine key={line.orderItemId} order={order} line={line} onChange={setOrder} />
        ))}
      </ul>
      {order.can.pick && <Finish left={left} busy={finish.busy} onFinish={finish.run} />}
      <OrderSteps order={order} onChange={setOrder} />
    </TitledPage>
  )
}

/** A keyboard wedge types the code and presses Enter: the line comes into view with its field in focus. */
function Scanner({ order }: { order: PickListView }) {
  const t = useTranslations(fulfilmentWords, 'pick')
  const [unknown, setUnknown] = useState<string>()

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = formText(new FormData(form), 'code').trim()
    const line = order.lines.find(({ barcode }) => barcode !== '' && barcode === code)
    setUnknown(line === undefined ? code : undefined)
    form.reset()
    if (line === undefined) return
    const card = document.getElementById(`line-${line.orderItemId}`)
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector<HTMLElement>('input, button')?.focus()
  }

  return (
    <form className={styles.scan} onSubmit={find}>
      <TextField
        name="code"
        label={t('scan')}
        inputMode="numeric"
        autoComplete="off"
        error={unknown === undefined ? undefined : t('unknown', { code: unknown })}
      />
      <Button type="submit" variant="secondary">
        {t('find')}
      </Button>
    </form>
  )
}

function Finish({ left, busy, onFinish }: { left: number; busy: boolean; onFinish: (bags: number) => void }) {
  const t = useTranslations(fulfilmentWords, 'pick')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onFinish(Math.max(1, Number(formText(new FormData(event.currentTarget), 'bags')) || 1))
  }

  return (
    <form className={styles.finish} onSubmit={submit}>
      <p aria-live="polite">{t('left', { count: left })}</p>
      <TextField name="bags" label={t('bags')} type="number" min={1} max={200} defaultValue={1} inputMode="numeric" />
      <Button type="submit" size="large" busy={busy} aria-disabled={left > 0}>
        {t('finish')}
      </Button>
    </form>
  )
}
