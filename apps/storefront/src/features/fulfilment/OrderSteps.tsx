import {
  fulfilmentDeliver,
  fulfilmentEnd,
  fulfilmentHandOver,
  fulfilmentMove,
} from '@bottega/contract/fulfilment/calls.ts'
import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { deliverySteps, type DeliveryStep } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { formText } from '../../lib/words/form-text.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import styles from './Fulfilment.module.css'
import { packedGoods, readNotTaken } from './not-taken.ts'
import { NotTakenFields } from './NotTakenFields.tsx'
import { fulfilmentWords } from './words/fulfilment.ts'

type OrderStepsProps = { order: PickListView; onChange: (order: PickListView) => void }

/** The way to the customer: what may be pressed next, by the state of the order. */
export function OrderSteps({ order, onChange }: OrderStepsProps) {
  const t = useTranslations(fulfilmentWords, 'steps')
  const ofOrder = { order_id: order.orderId }
  const move = useCommand(async (step: DeliveryStep) => {
    onChange((await browserApi().call(fulfilmentMove, { body: { ...ofOrder, step } })).data.order)
  })
  const goods = packedGoods(order)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const undelivered = readNotTaken(goods, typed)
  const left = undelivered === undefined || undelivered.length === 0 ? {} : { undelivered }
  const deliver = useCommand(async () => {
    onChange((await browserApi().call(fulfilmentDeliver, { body: { ...ofOrder, ...left } })).data.order)
  })
  const handOver = useCommand(async (code: string) => {
    onChange((await browserApi().call(fulfilmentHandOver, { body: { ...ofOrder, code, ...left } })).data.order)
  })
  const mayEnd = useShopperPart(({ user }) => hasAnyRole(user.ssoUser?.roles ?? [], ['shopkeeper']))
  const { can } = order
  const steps = deliverySteps.filter((step) => can[step])
  const isLeaving = steps.length > 0 || can.deliver || can.handOver
  const refusal = move.refusal ?? deliver.refusal ?? handOver.refusal

  function submitCode(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    handOver.run(formText(new FormData(event.currentTarget), 'code'))
  }

  return (
    <section className={styles.steps}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {isLeaving && <h2>{t('title')}</h2>}
      {isLeaving && <Where order={order} />}
      {(can.deliver || can.handOver) && goods.length > 0 && (
        <NotTakenFields goods={goods} typed={typed} isWrong={undelivered === undefined} onType={setTyped} />
      )}
      <div className={styles.buttons}>
        {steps.map((step) => (
          <Button key={step} variant="secondary" size="large" busy={move.busy} onClick={() => move.run(step)}>
            {t(step)}
          </Button>
        ))}
        {can.deliver && (
          <Button size="large" busy={deliver.busy} disabled={undelivered === undefined} onClick={() => deliver.run()}>
            {t('undelivered' in left ? 'deliverPart' : 'deliver')}
          </Button>
        )}
      </div>
      {can.handOver && (
        <form className={styles.count} onSubmit={submitCode}>
          <TextField name="code" label={t('code')} inputMode="numeric" autoComplete="off" maxLength={10} required />
          <Button type="submit" size="large" busy={handOver.busy} disabled={undelivered === undefined}>
            {t('undelivered' in left ? 'handOverPart' : 'handOver')}
          </Button>
        </form>
      )}
      {mayEnd && (can.fail || can.notCollected) && <EndForm order={order} onChange={onChange} />}
    </section>
  )
}

function Where({ order: { address, phone, doorbell, note } }: { order: PickListView }) {
  const t = useTranslations(fulfilmentWords, 'steps')
  const facts = [
    [t('address'), address],
    [t('doorbell'), doorbell],
    [t('phone'), phone],
    [t('note'), note],
  ].filter(([, value]) => value !== undefined)
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where an order ends without delivery; the reason stays with it. */
function EndForm({ order, onChange }: OrderStepsProps) {
  const t = useTranslations(fulfilmentWords, 'steps')
  const [isMissing, setMissing] = useState(false)
  const end = useCommand(async (how: 'not-collected' | 'failed', reason: string, restock: boolean) => {
    const body = { order_id: order.orderId, end: how, reason, restock }
    onChange((await browserApi().call(fulfilmentEnd, { body })).data.order)
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = formText(fields, 'reason').trim()
    setMissing(reason.length < 3)
    const how = event.nativeEvent.submitter?.getAttribute('value')
    if (reason.length >= 3) end.run(how === 'not-collected' ? 'not-collected' : 'failed', reason, fields.has('restock'))
  }

  return (
    <details className={styles.problem}>
      <summary>{t('problem')}</summary>
      <form className={styles.count} onSubmit={submit} noValidate>
        {end.refusal !== undefined && <Notice tone="error">{end.refusal}</Notice>}
        <TextField
          name="reason"
          label={t('reason')}
          error={isMissing ? t('reasonMissing') : undefined}
          maxLength={300}
          autoComplete="off"
          required
        />
        <Checkbox name="restock">{t('restock')}</Checkbox>
        <div className={styles.buttons}>
          {order.can.notCollected && (
            <Button type="submit" variant="secondary" value="not-collected" busy={end.busy}>
              {t('notCollected')}
            </Button>
          )}
          {order.can.fail && (
            <Button type="submit" variant="secondary" value="failed" busy={end.busy}>
              {t('fail')}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
