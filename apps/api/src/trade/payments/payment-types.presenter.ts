import type { PaymentTypeView } from '@bottega/contract/checkout/checkout.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { channelOf, settlementOf, type WayToPay } from '@bottega/rules/payments/payment-types.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { SavedPayment } from './saved-payments.service.ts'
import { paymentTypeDescription, paymentTypeName } from './payment-names.ts'

interface PaymentTypeContext {
  deliveryServiceId: number | null
  ways: readonly WayToPay[]
  selected: number | undefined
  saved: readonly SavedPayment[]
}

export function presentPaymentType(
  paymentTypeId: number,
  language: Language,
  { deliveryServiceId, ways, selected, saved }: PaymentTypeContext,
): PaymentTypeView {
  return {
    paymentTypeId,
    name: textIn(language, paymentTypeName(paymentTypeId, deliveryServiceId)),
    description: textIn(language, paymentTypeDescription(paymentTypeId, deliveryServiceId, ways)),
    redirect: channelOf(paymentTypeId) === 'provider',
    selected: paymentTypeId === selected,
    mealVoucher: settlementOf(paymentTypeId) === 'meal-voucher',
    userPaymentAuths: saved.filter((card) => card.paymentTypeId === paymentTypeId).map(presentSavedPayment),
  }
}

function presentSavedPayment({ id, brand, lastDigits, expiresMonth }: SavedPayment) {
  const [year, month] = expiresMonth.split('-')
  return { userPaymentAuthId: id, brand, lastDigits, expires: `${month}/${year}` }
}
