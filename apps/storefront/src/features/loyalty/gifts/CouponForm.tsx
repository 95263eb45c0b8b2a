import { couponsAdd } from '@bottega/contract/vouchers/calls.ts'
import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { giftCodeAction } from '../../cart-store/vouchers/gift-code-action.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import { CouponRow } from './CouponRow.tsx'

/** Lines by use: what the customer has ticked. */
export type Choices = Readonly<Record<number, number>>

/** The free uses of all coupons; those ticked go on their lines together, or none does. */
export function CouponForm({ coupons }: { coupons: readonly MyVoucherView[] }) {
  const t = useTranslations(loyaltyWords, 'coupons')
  const store = useCartStore()
  const { revalidate } = useRevalidator()
  const [choices, setChoices] = useState<Choices>({})
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const chosen = Object.entries(choices).map(([use, line]) => ({
    userGiftCertificateId: Number(use),
    cartItemId: line,
  }))

  async function send() {
    setBusy(true)
    setFailed(false)
    const body = { userGiftCertificates: chosen }
    const outcome = await giftCodeAction(store, (api) => api.call(couponsAdd, { query: { show_sectors: true }, body }))
    setBusy(false)
    setFailed(typeof outcome === 'object')
    if (outcome === 'taken') {
      setChoices({})
      notifications.notify('success', t('used', { count: chosen.length }))
    }
    await revalidate()
  }

  return (
    <>
      <ul className={parts.grid}>
        {coupons.map((coupon) => (
          <CouponRow key={coupon.giftCertificateId} coupon={coupon} choices={choices} onChoose={setChoices} />
        ))}
      </ul>
      {failed && <Notice tone="error">{t('failed')}</Notice>}
      <div className={parts.row}>
        <Button size="large" busy={busy} disabled={chosen.length === 0} onClick={() => void send()}>
          {t('use', { count: chosen.length })}
        </Button>
        <LinkButton variant="secondary" href={paths.cart()}>
          {t('toCart')}
        </LinkButton>
      </div>
    </>
  )
}
