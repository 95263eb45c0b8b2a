import type { CartVoucherView, GiftCertificateView } from '@bottega/contract/cart/gift-certificate.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { pictureAddress } from '../../catalog/presenters/picture-address.ts'
import type { CartVoucherRow } from '../cart.repository.ts'
import type { PricedVoucher } from '../cart-vouchers.ts'

type Certificate = Omit<CartVoucherRow, 'userGiftCertificateId' | 'lineId' | 'balance'>

/**
 * The whitelist from a voucher to the wire; `isAssignable` says whether it can be used now. (Account and after-sales,
 * section 3; Content and discovery, section 3)
 */
export function presentCertificate(
  certificate: Certificate,
  language: Language,
  isAssignable: boolean,
): GiftCertificateView {
  const { image, validUntil, discountKind, discount, minimumSpendCents } = certificate
  return {
    id: certificate.giftCertificateId,
    giftCertificateId: certificate.giftCertificateId,
    giftCode: certificate.code,
    name: textIn(language, certificate.name),
    description: textIn(language, certificate.description),
    ...(image === null ? {} : { image: pictureAddress(image, 'photo') }),
    ...(validUntil === null ? {} : { endDate: validUntil }),
    giftAdjustmentType: {
      giftAdjustmentTypeId: certificate.adjustmentTypeId,
      onLine: certificate.scope === 'line',
    },
    isAssignable,
    ...(discountKind === 'amount' ? { amount: eurosFromCents(discount) } : { percent: discount }),
    ...(minimumSpendCents === 0 ? {} : { minimumSpend: eurosFromCents(minimumSpendCents) }),
  }
}

export function presentCartVoucher(
  { voucher, cents, refused, missingCents }: PricedVoucher,
  language: Language,
): CartVoucherView {
  return {
    userGiftCertificateId: voucher.userGiftCertificateId,
    giftCertificate: presentCertificate(voucher, language, refused !== 'not-valid'),
    ...(voucher.lineId === null ? {} : { itemId: voucher.lineId }),
    amount: eurosFromCents(cents),
    ...(refused === null ? {} : { refused }),
    ...(missingCents === 0 ? {} : { missing: eurosFromCents(missingCents) }),
  }
}
