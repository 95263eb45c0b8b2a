import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { loadMyVouchers } from './load-my-vouchers.ts'
import { MyVoucher } from './MyVoucher.tsx'
import { vouchersWords } from './words/vouchers.ts'
import styles from './MyVouchers.module.css'

/** The vouchers the customer may still apply to the cart. (Shopping core, section 7: cart-threshold) */
export function MyVouchers() {
  const t = useTranslations(vouchersWords, 'mine')
  const { cart } = useShopper()
  // Loaded again with every change of the cart, because other lines may qualify.
  const loaded = useLoaded(`${cart.cartId} ${cart.version}`, () => loadMyVouchers(browserApi()))
  if (loaded.state === 'loading') return <Skeleton shape="row" />
  if (loaded.state === 'failed') return <p className={styles.none}>{loaded.text}</p>
  if (loaded.data.length === 0) return <p className={styles.none}>{t('none')}</p>
  return (
    <ul aria-label={t('label')} className={styles.list}>
      {loaded.data.map(({ voucher, missing }) => (
        <MyVoucher key={voucher.giftCertificateId} voucher={voucher} missing={missing} />
      ))}
    </ul>
  )
}
