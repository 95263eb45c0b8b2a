import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { isClosed } from '@bottega/rules/orders/order-status.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRevalidator } from 'react-router'
import { useAsk } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useModifyOrder } from '../order-changes/use-change-order.ts'
import { useChangeDate } from './requests/ChangeDateDialog.tsx'
import { useShareOrder } from './requests/share-order.tsx'
import { useReorder } from './use-reorder.ts'
import { useRetryPayment } from './payment/use-retry-payment.ts'
import { paths } from '../../paths.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import { orderRequestsWords } from './words/orderRequests.ts'

/** The actions possible on an order, and only those. */
export function OrderActions({ order }: { order: OrderView }) {
  const t = useTranslations([ordersWords, orderRequestsWords])
  const { orderId, can } = order
  const date = useChangeDate(orderId)
  const link = useShareOrder(orderId)
  const retry = useRetryPayment(orderId)
  const change = useModifyOrder(orderId)
  const cancel = useCancelOrder(orderId)
  const reorder = useReorder(orderId)
  return (
    <>
      {can.retryPayment && (
        <Button busy={retry.busy} onClick={retry.retry}>
          {t('orders.actions.retry')}
        </Button>
      )}
      {can.modify && (
        <Button busy={change.busy} onClick={change.modify}>
          {t('orders.actions.modify')}
        </Button>
      )}
      {can.changeDate && (
        <Button variant="secondary" busy={date.busy} onClick={date.changeDate}>
          {t('orderRequests.date.change')}
        </Button>
      )}
      {can.reorder && (
        <Button
          variant={can.retryPayment || can.modify ? 'secondary' : 'primary'}
          busy={reorder.busy}
          onClick={reorder.reorder}
        >
          {t('orders.actions.reorder')}
        </Button>
      )}
      {can.return && (
        <LinkButton variant="secondary" href={paths.orderRefundRequest(orderId)}>
          {t('orders.actions.return')}
        </LinkButton>
      )}
      {!isClosed(order.status.orderStatusId) && (
        <Button variant="secondary" busy={link.busy} onClick={link.share}>
          {t('orderRequests.link.make')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        {t('orders.actions.print')}
      </Button>
      {can.cancel && (
        <Button variant="quiet" busy={cancel.busy} onClick={cancel.cancel}>
          {t('orders.actions.cancel')}
        </Button>
      )}
    </>
  )
}

function useCancelOrder(orderId: number) {
  const t = useTranslations([ordersWords])
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(async () => {
    const answer = await answerOrNotify(browserApi().call(ordersDelete, { body: { order_id: orderId } }))
    if (answer) notifyRemarks(answer.response)
    // Cancelled or too late to cancel: either way the page shows the present state.
    await revalidate()
  })

  async function cancel() {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog
        title={t('orders.cancel.title')}
        text={t('orders.cancel.text')}
        yes={t('orders.cancel.yes')}
        no={t('orders.cancel.no')}
        onAnswer={answer}
      />
    ))
    if (sure) run()
  }

  return { busy, cancel: () => void cancel() }
}
