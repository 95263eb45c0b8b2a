import { useTranslations } from 'use-intl'
import { formatEuros } from '../../lib/format.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import { useShopper } from '../../lib/shopper.ts'
import { CheckoutLink } from './CheckoutLink.tsx'
import styles from './CheckoutBar.module.css'

/** On a phone, total and way on stay under the thumb however long the list is. */
export function CheckoutBar() {
  const t = useTranslations('basket')
  const { locale } = usePageSetting()
  const { total } = useShopper().cart
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span>{t('totals.total')}</span> <b>{formatEuros(total, locale)}</b>
      </p>
      <CheckoutLink />
    </div>
  )
}
