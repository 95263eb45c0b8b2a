import type { PaymentTypeView } from '@bottega/contract/checkout/checkout.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import { type PaymentTypeId, settlementOf } from '@bottega/rules/payments/payment-types.ts'
import { textIn } from '../catalog/localized-text.ts'
import { paymentTypeDescriptions, paymentTypeName } from './payment-names.ts'

export function presentPaymentType(
  paymentTypeId: number,
  language: Language,
  selected: number | undefined,
): PaymentTypeView {
  const description = paymentTypeDescriptions[paymentTypeId as PaymentTypeId]
  return {
    paymentTypeId,
    name: textIn(language, paymentTypeName(paymentTypeId)),
    description: description === undefined ? '' : textIn(language, description),
    redirect: settlementOf(paymentTypeId) === 'online',
    selected: paymentTypeId === selected,
  }
}
