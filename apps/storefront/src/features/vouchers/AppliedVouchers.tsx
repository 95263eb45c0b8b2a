import type { CartVoucherView } from '@bottega/contract/cart/gift-certificate.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { itemsOf } from '../cart-store/cart-line.ts'
import { vouchersWords } from './words/vouchers.ts'
import styles from './AppliedVouchers.module.css'
import words from './voucher-words.module.css'
import { useVouchers } from './use-vouchers.ts'

/** Every voucher applied to the cart, with its discount or why it has none. */
export function AppliedVouchers() {
  const t = useTranslations(vouchersWords)
  const { giftCertificates } = useShopper().cart
  return (
    <ul aria-label={t('applied')} className={styles.list}>
      {giftCertificates.map((voucher) => (
        <AppliedVoucher key={voucher.userGiftCertificateId} voucher={voucher} />
      ))}
    </ul>
  )
}

function AppliedVoucher({ voucher }: { voucher: CartVoucherView }) {
  const t = useTranslations(vouchersWords)
  const { locale } = usePageSetting()
  const { cart } = useShopper()
  const { busy, remove } = useVouchers()
  const { giftCertificate, itemId, amount, refused, missing } = voucher
  const { name, giftCode } = giftCertificate
  const line = itemId === undefined ? undefined : itemsOf(cart).find((item) => item.itemId === itemId)
  return (
    <li className={styles.voucher}>
      <div className={styles.words}>
        <p className={words.name}>{name}</p>
        {line && <p className={words.about}>{t('onLine', { name: line.product.name })}</p>}
        {refused && (
          <p className={words.refused} data-tone="warn">
            {t(`refused.${refused}`, { missing: formatEuros(missing ?? 0, locale) })}
          </p>
        )}
      </div>
      {!refused && <b className={styles.amount}>{`−${formatEuros(amount, locale)}`}</b>}
      <IconButton
        icon="trash"
        label={t('remove', { name })}
        disabled={busy !== undefined}
        onClick={() => void remove(giftCode, itemId)}
      />
    </li>
  )
}
