import { currentOrderTells } from '@bottega/rules/orders/order-tells.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { ordersWords } from '../../../lib/words/shared/orders.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import type { SpeakingOrder } from '../order-saying.ts'
import { useCancelOrder } from '../use-cancel-order.tsx'
import styles from './UnpaidActions.module.css'
import { useRetryPayment } from './use-retry-payment.ts'

/** The actions on an order that is not paid: pay it, pay it in another way, cancel it. */
export function UnpaidActions({ order }: { order: SpeakingOrder & { orderId: number } }) {
  const t = useTranslations(ordersWords, 'actions')
  const { orderId, status } = order
  const { offers } = currentOrderTells(status.orderStatusId, order)
  const retry = useRetryPayment(orderId)
  const cancel = useCancelOrder(orderId)
  return (
    <div className={styles.actions}>
      {offers.includes('pay') && (
        <Button busy={retry.busy} onClick={retry.retry}>
          {t('retry')}
        </Button>
      )}
      {offers.includes('payOtherwise') && (
        <LinkButton variant="secondary" href={paths.paymentError(orderId)}>
          {t('payOtherwise')}
        </LinkButton>
      )}
      {offers.includes('cancel') && (
        <Button variant="quiet" busy={cancel.busy} onClick={cancel.cancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}
