import { ordersSaveDoor } from '@bottega/contract/orders/calls.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { type SubmitEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { readDoor } from '../../places/door/door-form.ts'
import { DoorFields } from '../../places/door/DoorFields.tsx'
import { doorWords } from '../../places/door/words/door.ts'
import styles from './OrderRequests.module.css'

/** The answers about the door for this order, until its goods are on the road. */
export function OrderDoor({ orderId, shippingAddress }: Pick<OrderView, 'orderId' | 'shippingAddress'>) {
  const t = useTranslations(doorWords)
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const { busy, refusal, run } = useCommand(async () => {
    const door = readDoor(new FormData(form.current ?? undefined))
    const { response } = await browserApi().call(ordersSaveDoor, { body: { order_id: orderId, ...door } })
    notifyRemarks(response)
    await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run()
  }

  return (
    <details className={classNames(styles.substitutes, styles.door)}>
      <summary>{t('change')}</summary>
      <form ref={form} className={styles.choices} onSubmit={submit}>
        <p>{t('changeText')}</p>
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        <DoorFields known={shippingAddress} />
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </details>
  )
}
