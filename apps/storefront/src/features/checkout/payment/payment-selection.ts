import type { PaymentData, PaymentTypeView } from '@bottega/contract/checkout/checkout.ts'
import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import { type PaymentPlan, type PaymentChoice, planPayment } from '@bottega/rules/payments/payment-plan.ts'
import type { Prebilled } from './PrebilledNote.tsx'

/** The payment chosen so far. */
export interface PaymentSelection {
  paymentTypeId: number | undefined
  /** A saved card; undefined pays on the provider's page. */
  userPaymentAuthId: number | undefined
  voucherCount: number
  /** As typed, in euro: "8,00". */
  voucherWorth: string
  restPaymentTypeId: number | undefined
}

const commonWorth = '8,00'

/** The usual type, with its first saved card; the rest of a split payment with the usual type too. */
export function initialSelection(types: readonly PaymentTypeView[]): PaymentSelection {
  const usual = types.find(({ selected }) => selected) ?? types[0]
  return {
    paymentTypeId: usual?.paymentTypeId,
    userPaymentAuthId: usual?.userPaymentAuths[0]?.userPaymentAuthId,
    voucherCount: 4,
    voucherWorth: commonWorth,
    restPaymentTypeId: restTypes(types)[0]?.paymentTypeId,
  }
}

/** Types that can pay the rest after meal vouchers. */
export const restTypes = (types: readonly PaymentTypeView[]) => types.filter(({ mealVoucher }) => !mealVoucher)

export const chosenType = (types: readonly PaymentTypeView[], { paymentTypeId }: PaymentSelection) =>
  types.find((type) => type.paymentTypeId === paymentTypeId)

/** Changes the type, and selects its first saved card. */
export function withType(
  types: readonly PaymentTypeView[],
  selection: PaymentSelection,
  paymentTypeId: number,
): PaymentSelection {
  const saved = types.find((type) => type.paymentTypeId === paymentTypeId)?.userPaymentAuths[0]
  return { ...selection, paymentTypeId, userPaymentAuthId: saved?.userPaymentAuthId }
}

export type PaymentQuery = NonNullable<ReturnType<typeof queryOf>>

const worthOf = ({ voucherWorth }: PaymentSelection) => Number(voucherWorth.trim().replace(',', '.'))

/** The chosen payment as `checkout/buy` and `order/modify-payment-type` take it. */
export function queryOf(types: readonly PaymentTypeView[], selection: PaymentSelection) {
  const type = chosenType(types, selection)
  if (type === undefined) return undefined
  const { paymentTypeId } = type
  if (!type.mealVoucher)
    return {
      payment_type_id: paymentTypeId,
      ...(selection.userPaymentAuthId === undefined ? {} : { user_payment_auth_id: selection.userPaymentAuthId }),
    }
  const worth = worthOf(selection)
  const data: PaymentData = {
    mealVouchers: Array.from({ length: selection.voucherCount }, () => (Number.isFinite(worth) ? worth : 0)),
    ...(selection.restPaymentTypeId === undefined ? {} : { restPaymentTypeId: selection.restPaymentTypeId }),
  }
  return { payment_type_id: paymentTypeId, payment_data: JSON.stringify(data) }
}

/** The amount of each payment, or what prevents it: the same rule as the server's. */
export function planOf(selection: PaymentSelection, amounts: Prebilled | undefined): PaymentPlan | undefined {
  if (selection.paymentTypeId === undefined || amounts === undefined) return undefined
  const cents = (euros: number) => centsFromEuros(euros) ?? 0
  const choice: PaymentChoice = {
    paymentTypeId: selection.paymentTypeId,
    mealVoucherCents: Array.from({ length: selection.voucherCount }, () => cents(worthOf(selection))),
    restPaymentTypeId: selection.restPaymentTypeId,
  }
  return planPayment(choice, {
    totalCents: cents(amounts.total),
    prebilledCents: cents(amounts.prebilledAmount),
    foodCents: cents(amounts.mealVoucherAmount),
    wantsInvoice: false,
  })
}
