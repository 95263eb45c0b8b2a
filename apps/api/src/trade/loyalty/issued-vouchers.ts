import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { InviteTerms } from '@bottega/rules/loyalty/invite.ts'
import type { ConversionStep } from '@bottega/rules/loyalty/points.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { IssuedCertificate } from '../vouchers/grant-voucher.service.ts'

const shared = { adjustmentTypeId: giftAdjustmentType.assigned, scope: 'order' } as const
const compact = (day: ShopDate) => day.replaceAll('-', '')

/** One order takes several: each was paid for with points. */
const pointsVouchersPerOrder = 10

/** The voucher of a step; all made on one day are pieces of the same. */
export function pointsVoucher(
  { points, cents }: ConversionStep,
  today: ShopDate,
  validUntil: ShopDate,
): IssuedCertificate {
  return {
    ...shared,
    code: `PUNTI-${points}-${cents}-${compact(validUntil)}`,
    name: { it: 'Buono punti', de: 'Punktegutschein', en: 'Points voucher' },
    description: {
      it: `${formatPrice(cents, 'it')} in meno sulla spesa, dai tuoi ${points} punti`,
      de: `${formatPrice(cents, 'de')} weniger auf den Einkauf, für ${points} Punkte`,
      en: `${formatPrice(cents, 'en')} off your order, from your ${points} points`,
    },
    discountKind: 'amount',
    discount: cents,
    perOrder: pointsVouchersPerOrder,
    validFrom: today,
    validUntil,
  }
}

/** The voucher won by a friend's first order. (Account and after-sales, section 9: invite scheme) */
export function inviteVoucher({ percent, perOrder, until }: InviteTerms, today: ShopDate): IssuedCertificate {
  return {
    ...shared,
    code: `AMICI-${percent}-${compact(until)}`,
    name: { it: 'Porta un amico', de: 'Freunde werben', en: 'Bring a friend' },
    description: {
      it: `Il ${percent} % in meno su una spesa, per un amico che ha fatto la prima`,
      de: `${percent} % weniger auf einen Einkauf, für einen Freund nach seinem ersten`,
      en: `${percent}% off one order, for a friend who has placed their first`,
    },
    discountKind: 'percent',
    discount: percent,
    perOrder,
    validFrom: today,
    validUntil: until,
  }
}
