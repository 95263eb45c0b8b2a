import { SumRow } from '@bottega/ui/components/text/SumRow.tsx'
import { formatEuros } from '../../../lib/words/format.ts'
import { handoverOf } from '../../../lib/words/service-text.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import styles from './CartTotals.module.css'

type CartTotalsProps = {
  withVat?: boolean
  /** The total when the payment type cancels the delivery’s discount, as meal vouchers do. */
  undiscountedTotal?: number | undefined
}

/** The parts of the total; VAT, already included, in a disclosure where there is room for it. */
export function CartTotals({ withVat = false, undiscountedTotal }: CartTotalsProps) {
  const t = useTranslations(basketWords, 'totals')
  const { locale } = usePageSetting()
  const { cart } = useShopper()
  const vouchers = cart.giftCertificates.reduce((sum, { amount }) => sum + amount, 0)
  const offers = cart.discountTotal - vouchers
  const euro = (amount: number) => formatEuros(amount, locale)
  const total = undiscountedTotal ?? cart.total
  const isAsPriced = total === cart.total
  const deliveryFee = cart.deliveryFee === undefined ? undefined : cart.deliveryFee + total - cart.total
  return (
    <div className={styles.totals}>
      <dl>
        <SumRow name={t('goods')}>{euro(cart.goodsTotal)}</SumRow>
        {offers > 0.005 && <SumRow name={t('savings')} tone="saved">{`−${euro(offers)}`}</SumRow>}
        {vouchers > 0 && <SumRow name={t('vouchers')} tone="saved">{`−${euro(vouchers)}`}</SumRow>}
        {deliveryFee !== undefined && (
          <SumRow name={t(handoverOf(cart.deliveryService))}>
            {deliveryFee === 0 ? t('free') : euro(deliveryFee)}
          </SumRow>
        )}
        {cart.bagFee !== undefined && cart.bagFee > 0 && <SumRow name={t('bags')}>{euro(cart.bagFee)}</SumRow>}
        <SumRow name={t('total')} tone="sum">
          {euro(total)}
        </SumRow>
      </dl>
      {withVat && isAsPriced && cart.vat.length > 0 && (
        <details className={styles.vat}>
          <summary>{t('vat')}</summary>
          <dl>
            {cart.vat.map(({ percent, amount }) => (
              <SumRow key={percent} name={t('vatAt', { percent: String(percent) })}>
                {euro(amount)}
              </SumRow>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
