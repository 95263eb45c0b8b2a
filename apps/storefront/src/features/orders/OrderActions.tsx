import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { isClosed } from '@bottega/rules/orders/order-status.ts'
import { orderTells } from '@bottega/rules/orders/order-tells.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useModifyOrder } from '../order-changes/use-change-order.ts'
import { useChangeDate } from './requests/ChangeDateDialog.tsx'
import { useShareOrder } from './requests/share-order.tsx'
import { UnpaidActions } from './payment/UnpaidActions.tsx'
import { useCancelOrder } from './use-cancel-order.tsx'
import { useReorder } from './use-reorder.ts'
import { paths } from '../../paths.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import { orderRequestsWords } from './words/orderRequests.ts'

/** The actions possible on an order, and only those. */
export function OrderActions({ order }: { order: OrderView }) {
  const t = useTranslations([ordersWords, orderRequestsWords])
  const { orderId, can, status } = order
  const isUnpaid = orderTells(status.orderStatusId).home === 'unpaid'
  const date = useChangeDate(orderId)
  const link = useShareOrder(orderId)
  const change = useModifyOrder(orderId)
  const cancel = useCancelOrder(orderId)
  const reorder = useReorder(orderId)
  return (
    <>
      {isUnpaid && <UnpaidActions order={order} />}
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
        <Button variant={can.modify ? 'secondary' : 'primary'} busy={reorder.busy} onClick={reorder.reorder}>
          {t('orders.actions.reorder')}
        </Button>
      )}
      {can.return && (
        <LinkButton variant="secondary" href={paths.orderRefundRequest(orderId)}>
          {t('orders.actions.return')}
        </LinkButton>
      )}
      {can.withdraw && (
        <LinkButton variant="secondary" href={paths.withdrawal(orderId)}>
          {t('orderRequests.withdraw')}
        </LinkButton>
      )}
      {!isUnpaid && !isClosed(status.orderStatusId) && (
        <Button variant="secondary" busy={link.busy} onClick={link.share}>
          {t('orderRequests.link.make')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        {t('orders.actions.print')}
      </Button>
      {can.cancel && !isUnpaid && (
        <Button variant="quiet" busy={cancel.busy} onClick={cancel.cancel}>
          {t('orders.actions.cancel')}
        </Button>
      )}
    </>
  )
}
