import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { ThumbBar } from '../../cart/page/ThumbBar.tsx'
import { intoSight } from '../../../lib/page/into-sight.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { checkoutWords } from '../words/checkout.ts'
import type { PaymentOffer } from './load-payment.ts'
import styles from './PayOrder.module.css'
import { PaymentPicker } from './PaymentPicker.tsx'
import { usePayOrder } from './use-pay-order.ts'
import { usePaymentSelection } from './use-payment-selection.ts'

type PayOrderProps = {
  orderId: number
  offer: PaymentOffer
}

/** Pays a suspended order, with the same payment type or another. */
export function PayOrder({ orderId, offer }: PayOrderProps) {
  const t = useTranslations(checkoutWords, 'payment')
  const selectionState = usePaymentSelection(offer)
  const { busy, refusal, pay } = usePayOrder(orderId)
  const { query, type } = selectionState
  const { usual, mealVoucher } = offer.amounts
  const { total } = (type?.mealVoucher === true ? mealVoucher : undefined) ?? usual
  return (
    <section className={styles.pay}>
      <h2>{t('retryTitle')}</h2>
      {refusal !== undefined && (
        <div ref={intoSight}>
          <Notice tone="error">{refusal}</Notice>
        </div>
      )}
      <PaymentPicker selectionState={selectionState} amounts={usual} />
      <ThumbBar total={total} onDesk="button">
        <Button size="large" wide busy={busy} disabled={query === undefined} onClick={() => query && pay(query)}>
          {t('payNow')}
        </Button>
      </ThumbBar>
    </section>
  )
}
