import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { vouchersWords } from './words/vouchers.ts'
import styles from './LineVouchers.module.css'

/** The vouchers applied to one line, shown at the line. */
export function LineVouchers({ itemId }: { itemId: number }) {
  const t = useTranslations(vouchersWords)
  const { locale } = usePageSetting()
  const all = useShopperPart(({ cart }) => cart.giftCertificates)
  const ofLine = all.filter((voucher) => voucher.itemId === itemId && voucher.refused === undefined)
  return ofLine.map(({ userGiftCertificateId, giftCertificate, amount }) => (
    <p key={userGiftCertificateId} className={styles.voucher}>
      {t('lineVoucher', { name: giftCertificate.name, amount: formatEuros(amount, locale) })}
    </p>
  ))
}
