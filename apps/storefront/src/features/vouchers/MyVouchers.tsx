import { Skeleton } from '@bottega/ui/components/Skeleton.tsx'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/browser-api.ts'
import { useShopper } from '../../lib/shopper.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { MyVoucher } from './MyVoucher.tsx'
import styles from './MyVouchers.module.css'

/** Vouchers the person holds and has not laid on the cart. */
export function MyVouchers() {
  const t = useTranslations('vouchers.mine')
  const { cart } = useShopper()
  // With every change of the cart other lines may take them.
  const loaded = useLoaded(
    `${cart.cartId} ${cart.version}`,
    async () => (await browserApi().call('vouchers.list')).data,
  )
  if (loaded.state === 'loading') return <Skeleton shape="row" />
  if (loaded.state === 'failed') return <p className={styles.none}>{loaded.text}</p>
  const waiting = loaded.data.giftCertificates.filter((one) =>
    one.userGiftCertificates.some(({ cartId }) => cartId === undefined),
  )
  if (waiting.length === 0) return <p className={styles.none}>{t('none')}</p>
  return (
    <ul aria-label={t('label')} className={styles.list}>
      {waiting.map((one) => (
        <MyVoucher key={one.giftCertificateId} voucher={one} />
      ))}
    </ul>
  )
}
