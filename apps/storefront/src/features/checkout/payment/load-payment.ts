import { checkoutPrebilledAmount, paymentTypesList } from '@bottega/contract/checkout/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { PaymentTypeView } from '@bottega/contract/checkout/checkout.ts'
import { required } from '../../../lib/api/required.ts'
import type { Prebilled } from './PrebilledNote.tsx'

/** The payment types, and the amounts to pay: meal vouchers cancel the delivery's discount. */
export interface PaymentOffer {
  paymentTypes: PaymentTypeView[]
  amounts: { usual: Prebilled; mealVoucher: Prebilled | undefined }
}

/** For the cart, or for an order still to be paid. */
export async function loadPayment(api: Api, orderId?: number): Promise<PaymentOffer> {
  const ofOrder = orderId === undefined ? {} : { order_id: orderId }
  const { paymentTypes } = await required(api.call(paymentTypesList, { query: ofOrder }))
  const amountFor = async (type: PaymentTypeView) =>
    required(api.call(checkoutPrebilledAmount, { query: { ...ofOrder, payment_type_id: type.paymentTypeId } }))
  const voucher = paymentTypes.find((type) => type.mealVoucher)
  const held = paymentTypes.find((type) => type.redirect && !type.mealVoucher)
  const [usual, mealVoucher] = await Promise.all([
    held === undefined ? required(api.call(checkoutPrebilledAmount, { query: ofOrder })) : amountFor(held),
    voucher && amountFor(voucher),
  ])
  return { paymentTypes, amounts: { usual, mealVoucher } }
}
