import type { StaffCampaign, StaffFileVoucher } from '@bottega/contract/staff-vouchers/staff-vouchers.ts'
import { useTranslations } from 'use-intl'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'

type Voucher = StaffCampaign | StaffFileVoucher

/** What a code gives, and its days, in words. */
export function useTerms() {
  const t = useTranslations('vouchers')
  const euros = useEuros()
  const day = useDay()
  return {
    value: ({ discountKind, discount, minimumSpend }: Voucher) =>
      [
        discountKind === 'amount' ? euros(discount) : t('percent', { percent: String(discount) }),
        minimumSpend > 0 && t('from', { amount: euros(minimumSpend) }),
      ]
        .filter(Boolean)
        .join(' · '),
    days: ({ validFrom, validUntil }: Voucher) =>
      validUntil === undefined
        ? t('since', { from: day(validFrom) })
        : t('until', { from: day(validFrom), until: day(validUntil) }),
  }
}
