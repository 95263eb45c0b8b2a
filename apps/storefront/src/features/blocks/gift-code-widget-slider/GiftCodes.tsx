import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import type { ReactNode } from 'react'
import { productWords } from '../../../lib/words/shared/product.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useSlider } from '../../../lib/hooks/use-slider.ts'
import { GiftCodeWidget } from '../../vouchers/GiftCodeWidget.tsx'
import { useGiftCodes } from '../../vouchers/use-gift-codes.ts'
import styles from './GiftCodeWidgetSlider.module.css'

type GiftCodesProps = {
  title: string
  placeholder: ReactNode
  /** Where there is none, or the loading failed. */
  otherwise: ReactNode
}

/** The customer's vouchers once they are there; until then the placeholder. */
export function GiftCodes({ title, placeholder, otherwise }: GiftCodesProps) {
  const vouchers = useGiftCodes()
  if (vouchers === undefined) return placeholder
  return vouchers.length === 0 ? otherwise : <VoucherStrip title={title} vouchers={vouchers} />
}

/** Cards in a row that scrolls sideways. (decision 0201) */
function VoucherStrip({ title, vouchers }: { title: string; vouchers: readonly MyVoucherView[] }) {
  const t = useTranslations(productWords)
  const { strip, canGoBack, canGoOn, move } = useSlider()
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.buttons}>
          <IconButton
            icon="chevronLeft"
            label={t('slideBack', { title })}
            disabled={!canGoBack}
            onClick={() => move(-1)}
          />
          <IconButton icon="chevronRight" label={t('slideOn', { title })} disabled={!canGoOn} onClick={() => move(1)} />
        </div>
      </div>
      <ul ref={strip} className={styles.strip}>
        {vouchers.map((voucher) => (
          <li key={voucher.giftCertificateId} className={styles.slide}>
            <GiftCodeWidget voucher={voucher} />
          </li>
        ))}
      </ul>
    </section>
  )
}
