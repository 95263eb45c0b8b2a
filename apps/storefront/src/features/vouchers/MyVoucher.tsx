import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useState } from 'react'
import { useAsk } from '../../lib/questions/ask.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { itemsOf } from '../cart-store/cart-line.ts'
import { LineChooser } from './LineChooser.tsx'
import { vouchersWords } from './words/vouchers.ts'
import styles from './MyVoucher.module.css'
import words from './voucher-words.module.css'
import { useVouchers } from './use-vouchers.ts'

/**
 * One voucher to apply to the cart; where several lines qualify, the shopper chooses one. `missing` is the amount still
 * to be spent until it is valid, in euro.
 */
export function MyVoucher({ voucher, missing }: { voucher: MyVoucherView; missing: number }) {
  const t = useTranslations(vouchersWords)
  const { locale } = usePageSetting()
  const ask = useAsk()
  const { cart } = useShopper()
  const { busy, use } = useVouchers()
  const [refused, setRefused] = useState<string>()
  const { giftCode, name, description, endDate, isAssignable, cartItems, userGiftCertificates } = voucher
  const free = userGiftCertificates.filter(({ cartId }) => cartId === undefined).length
  const lines = itemsOf(cart).filter(({ itemId }) => cartItems.includes(itemId))
  const hasPlace = !isAssignable || lines.length > 0

  async function lay() {
    setRefused(undefined)
    const [first] = lines
    let itemId = first?.itemId
    if (lines.length > 1) {
      itemId = await ask<number | undefined>((answer) => <LineChooser name={name} lines={lines} onAnswer={answer} />)
      if (itemId === undefined) return
    }
    const outcome = await use(giftCode, isAssignable ? itemId : undefined)
    if (typeof outcome === 'object') setRefused(outcome.why ?? t('mine.failed'))
  }

  return (
    <li className={styles.voucher}>
      <div>
        <p className={words.name}>
          {name} {free > 1 && <Badge>{t('mine.times', { count: free })}</Badge>}
        </p>
        <p className={words.about}>{description}</p>
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
        busy={busy !== undefined}
        aria-label={t('mine.useNamed', { name })}
        onClick={() => void lay()}
      >
        {t('mine.use')}
      </Button>
    </li>
  )
}
