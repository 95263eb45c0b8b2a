import { useState } from 'react'
import type { PaymentOffer } from './load-payment.ts'
import { chosenType, initialSelection, planOf, queryOf, type PaymentSelection, withType } from './payment-selection.ts'

/** State of the choices on a payment page, and the resulting amounts. */
export function usePaymentSelection({ paymentTypes, amounts }: PaymentOffer) {
  const [types, setTypes] = useState(paymentTypes)
  const [selection, setSelection] = useState<PaymentSelection>(() => initialSelection(paymentTypes))
  const type = chosenType(types, selection)
  const plan = planOf(selection, type?.mealVoucher === true ? amounts.mealVoucher : amounts.usual)

  /** The card was removed: pays on the provider's page unless another is chosen. */
  function removeCard(userPaymentAuthId: number) {
    setTypes(
      types.map((one) =>
        Object.assign({}, one, {
          userPaymentAuths: one.userPaymentAuths.filter((card) => card.userPaymentAuthId !== userPaymentAuthId),
        }),
      ),
    )
    setSelection({ ...selection, userPaymentAuthId: undefined })
  }

  return {
    types,
    selection,
    type,
    plan,
    setSelection,
    choose: (paymentTypeId: number) => setSelection(withType(types, selection, paymentTypeId)),
    removeCard,
    /** The query to send; undefined while the choice is incomplete or invalid. */
    query: plan?.ok === true ? queryOf(types, selection) : undefined,
  }
}

export type PaymentSelectionState = ReturnType<typeof usePaymentSelection>
