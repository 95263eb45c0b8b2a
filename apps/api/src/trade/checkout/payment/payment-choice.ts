import { paymentDataSchema } from '@bottega/contract/checkout/checkout.ts'
import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import type { PaymentChoice } from '@bottega/rules/payments/payment-plan.ts'
import { Value } from 'typebox/value'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { OrderRow } from '../../orders/orders.service.ts'

interface WireChoice {
  payment_type_id: number
  user_payment_auth_id?: number | undefined
  payment_data?: string | undefined
}

const notReadable = () => new ShopError('error.request.invalid', { fields: 'payment_data' })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw notReadable()
    throw error
  }
}

/** The chosen way to pay, as the protocol writes it. Throws `error.request.invalid`. */
export function readPaymentChoice({ payment_type_id, user_payment_auth_id, payment_data }: WireChoice): PaymentChoice {
  const data = payment_data === undefined || payment_data === '' ? {} : parse(payment_data)
  if (!Value.Check(paymentDataSchema, data)) throw notReadable()
  return {
    paymentTypeId: payment_type_id,
    userPaymentAuthId: user_payment_auth_id,
    // An unreadable amount counts as zero, and is refused as such.
    mealVoucherCents: data.mealVouchers?.map((euros) => centsFromEuros(euros) ?? 0),
    restPaymentTypeId: data.restPaymentTypeId,
  }
}

/** The choice an order was to be paid with last. */
export const choiceOf = ({ paymentTypeId, paymentChoice }: OrderRow): PaymentChoice => ({
  ...paymentChoice,
  paymentTypeId,
})

/** Whether two ways to pay are one: the same type, vouchers, rest and saved card. */
export function isSameChoice(one: PaymentChoice, other: PaymentChoice): boolean {
  const mark = ({ paymentTypeId, mealVoucherCents, restPaymentTypeId, userPaymentAuthId }: PaymentChoice) =>
    JSON.stringify([paymentTypeId, mealVoucherCents ?? [], restPaymentTypeId ?? null, userPaymentAuthId ?? null])
  return mark(one) === mark(other)
}
