import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { vouchersWords } from './words/vouchers.ts'
import styles from './MyVoucher.module.css'
import words from './voucher-words.module.css'
import { useLayVoucher } from './use-lay-voucher.tsx'

/**
 * One voucher to apply to the cart; where several lines qualify, the shopper chooses one. `missing` is the amount still
 * to be spent until it is valid, in euro.
 */
export function MyVoucher({ voucher, missing }: { voucher: MyVoucherView; missing: number }) {
  const t = useTranslations(vouchersWords)
  const { locale } = usePageSetting()
  const { busy, hasPlace, refused, lay } = useLayVoucher(voucher)
  const { name, description, endDate, userGiftCertificates } = voucher
  const free = userGiftCertificates.filter(({ cartId }) => cartId === undefined).length

  return (
    <li className={styles.voucher}>
      <div>
        <p className={words.name}>
          {name} {free > 1 && <Badge>{t('mine.times', { count: free })}</Badge>}
        </p>
        {description !== name && <p className={words.about}>{description}</p>}
        {endDate !== undefined && (
          <p className={words.about}>{t('mine.until', { day: formatShopDay(endDate, locale) })}</p>
        )}
        {missing > 0 && (
          <p className={words.about}>{t('refused.below-threshold', { missing: formatEuros(missing, locale) })}</p>
        )}
        {!hasPlace && <p className={words.about}>{t('mine.noLine')}</p>}
        {refused !== undefined && (
          <p role="alert" className={words.refused}>
            {refused}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        disabled={!hasPlace}
        busy={busy}
        aria-label={t('mine.useNamed', { name })}
        onClick={() => void lay()}
      >
        {t('mine.use')}
      </Button>
    </li>
  )
}
