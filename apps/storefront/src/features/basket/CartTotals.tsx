import { useTranslations } from 'use-intl'
import { formatEuros } from '../../lib/format.ts'
import { isPickup } from '../../lib/service-text.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import { useShopper } from '../../lib/shopper.ts'
import styles from './CartTotals.module.css'

type CartTotalsProps = {
  withVat?: boolean
  /** What it comes to when the way to pay takes the delivery’s discount away, as meal vouchers do. */
  undiscountedTotal?: number | undefined
}

/** What the total is made of; VAT, already inside, behind a disclosure where there is room for it. */
export function CartTotals({ withVat = false, undiscountedTotal }: CartTotalsProps) {
  const t = useTranslations('basket.totals')
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
      <dl className={styles.rows}>
        <div>
          <dt>{t('goods')}</dt>
          <dd>{euro(cart.goodsTotal)}</dd>
        </div>
        {offers > 0.005 && (
          <div className={styles.saved}>
            <dt>{t('savings')}</dt>
            <dd>{`−${euro(offers)}`}</dd>
          </div>
        )}
        {vouchers > 0 && (
          <div className={styles.saved}>
            <dt>{t('vouchers')}</dt>
            <dd>{`−${euro(vouchers)}`}</dd>
          </div>
        )}
        {deliveryFee !== undefined && (
          <div>
            <dt>{t(isPickup(cart.deliveryService?.kind) ? 'pickup' : 'delivery')}</dt>
            <dd>{deliveryFee === 0 ? t('free') : euro(deliveryFee)}</dd>
          </div>
        )}
        {cart.bagFee !== undefined && cart.bagFee > 0 && (
          <div>
            <dt>{t('bags')}</dt>
            <dd>{euro(cart.bagFee)}</dd>
          </div>
        )}
        <div className={styles.sum}>
          <dt>{t('total')}</dt>
          <dd>{euro(total)}</dd>
        </div>
      </dl>
      {withVat && isAsPriced && cart.vat.length > 0 && (
        <details className={styles.vat}>
          <summary>{t('vat')}</summary>
          <dl className={styles.rows}>
            {cart.vat.map(({ percent, amount }) => (
              <div key={percent}>
                <dt>{t('vatAt', { percent: String(percent) })}</dt>
                <dd>{euro(amount)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
