import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import type { ReactNode } from 'react'
import { SlidingRow } from '../../../lib/slider/SlidingRow.tsx'
import { GiftCodeWidget } from '../../vouchers/GiftCodeWidget.tsx'
import { useGiftCodes } from '../../vouchers/use-gift-codes.ts'
import styles from './GiftCodeWidgetSlider.module.css'

type GiftCodesProps = {
  title: string
  placeholder: ReactNode
  /** Shown if there is none, or if the loading failed. */
  otherwise: ReactNode
}

/** The customer's vouchers once they are there; until then the placeholder. */
export function GiftCodes({ title, placeholder, otherwise }: GiftCodesProps) {
  const vouchers = useGiftCodes()
  if (vouchers === undefined) return placeholder
  return vouchers.length === 0 ? otherwise : <VoucherRow title={title} vouchers={vouchers} />
}

const VoucherRow = ({ title, vouchers }: { title: string; vouchers: readonly MyVoucherView[] }) => (
  <SlidingRow title={title} counted className={styles.vouchers}>
    {vouchers.map((voucher) => (
      <li key={voucher.giftCertificateId}>
        <GiftCodeWidget voucher={voucher} />
      </li>
    ))}
  </SlidingRow>
)
