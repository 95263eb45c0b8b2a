import { ordersSaveSubstitutes } from '@bottega/contract/orders/calls.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { orderRequestsWords } from '../words/orderRequests.ts'
import styles from './OrderRequests.module.css'

type OrderSubstitutesProps = Pick<OrderView, 'orderId' | 'orderItems'>

/** For which lines of an order something similar may be put in, until it is picked. */
export function OrderSubstitutes({ orderId, orderItems }: OrderSubstitutesProps) {
  const t = useTranslations(orderRequestsWords, 'substitutes')
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const { busy, refusal, run } = useCommand(async () => {
    const items = orderItems.map(({ orderItemId, acceptAlternatives }) => ({
      orderItemId,
      acceptAlternatives: chosen.get(orderItemId) ?? acceptAlternatives,
    }))
    const { response } = await browserApi().call(ordersSaveSubstitutes, { body: { order_id: orderId, items } })
    notifyRemarks(response)
    setChosen(new Map())
    await revalidate()
  })
  return (
    <details className={styles.substitutes}>
      <summary>{t('open')}</summary>
      <form
        className={styles.choices}
        onSubmit={(event) => {
          event.preventDefault()
          run()
        }}
      >
        <p>{t('text')}</p>
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        {orderItems.map(({ orderItemId, name, acceptAlternatives }) => (
          <Checkbox
            key={orderItemId}
            checked={chosen.get(orderItemId) ?? acceptAlternatives}
            onChange={(event) => setChosen(new Map(chosen).set(orderItemId, event.target.checked))}
          >
            {name}
          </Checkbox>
        ))}
        <div>
          <Button type="submit" variant="secondary" busy={busy} disabled={chosen.size === 0}>
            {t('save')}
          </Button>
        </div>
      </form>
    </details>
  )
}
