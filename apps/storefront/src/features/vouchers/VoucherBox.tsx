import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isSignedIn, useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { AppliedVouchers } from './AppliedVouchers.tsx'
import { CodeForm } from './CodeForm.tsx'
import { vouchersWords } from './words/vouchers.ts'
import styles from './VoucherBox.module.css'

/** Most customers never open the disclosure. */
const MyVouchers = lazy(() => import('./MyVouchers.tsx').then((module) => ({ default: module.MyVouchers })))

/** The vouchers applied to the cart, visible; the field for a code and the customer's own vouchers in a disclosure. */
export function VoucherBox() {
  const t = useTranslations(vouchersWords)
  const { cart, user } = useShopper()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  const ids = cart.giftCertificates.map(({ userGiftCertificateId }) => userGiftCertificateId).join(' ')
  const known = useRef(ids)

  useEffect(() => {
    if (known.current === ids) return
    known.current = ids
    // The button that was pressed is removed with its voucher: the focus stays in this box.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [ids])

  // Vouchers belong to customers: an anonymous visitor's cart has none.
  if (!isSignedIn(user)) return null
  return (
    <section ref={box} tabIndex={-1} aria-label={t('title')} className={styles.box}>
      {cart.giftCertificates.length > 0 && <AppliedVouchers />}
      <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('open')}</summary>
        <CodeForm />
        {open && (
          <Suspense fallback={<Skeleton shape="row" />}>
            <MyVouchers />
          </Suspense>
        )}
      </details>
    </section>
  )
}
