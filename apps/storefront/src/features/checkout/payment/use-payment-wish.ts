import { useState } from 'react'
import type { PaymentOffer } from './load-payment.ts'
import { chosenType, firstWish, planOf, queryOf, type PaymentWish, withType } from './payment-wish.ts'

/** State of the choices on a payment page, and the resulting amounts. */
export function usePaymentWish({ paymentTypes, amounts }: PaymentOffer) {
  const [types, setTypes] = useState(paymentTypes)
  const [wish, setWish] = useState<PaymentWish>(() => firstWish(paymentTypes))
  const type = chosenType(types, wish)
  const plan = planOf(wish, type?.mealVoucher === true ? amounts.mealVoucher : amounts.usual)

  /** The card was removed: pays on the provider's page unless another is chosen. */
  function forgetCard(userPaymentAuthId: number) {
    setTypes(
      types.map((one) =>
        Object.assign({}, one, {
          userPaymentAuths: one.userPaymentAuths.filter((card) => card.userPaymentAuthId !== userPaymentAuthId),
        }),
      ),
    )
    setWish({ ...wish, userPaymentAuthId: undefined })
  }

  return {
    types,
    wish,
    type,
    plan,
    setWish,
    choose: (paymentTypeId: number) => setWish(withType(types, wish, paymentTypeId)),
    forgetCard,
    /** The query to send; undefined while the choice is incomplete or invalid. */
    query: plan?.ok === true ? queryOf(types, wish) : undefined,
  }
}

export type PaymentWishes = ReturnType<typeof usePaymentWish>
