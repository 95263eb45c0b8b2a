import { paymentTypesRemoveAuth } from '@bottega/contract/checkout/calls.ts'
import type { SavedPaymentView } from '@bottega/contract/checkout/checkout.ts'
import { lazy, Suspense } from 'react'
import { useAsk } from '../../../lib/questions/ask.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { checkoutWords } from '../words/checkout.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import { PrebilledNote, type Prebilled } from './PrebilledNote.tsx'
import { SavedCards } from './SavedCards.tsx'
import type { PaymentWishes } from './use-payment-wish.ts'

/** Few customers pay with meal vouchers: the script of their fields loads on demand. */
const MealVoucherFields = lazy(() =>
  import('./MealVoucherFields.tsx').then((module) => ({ default: module.MealVoucherFields })),
)

type PaymentPickerProps = {
  wishes: PaymentWishes
  amounts: Prebilled
}

/** Payment types with the fields each still needs, and the amount that will be authorized. */
export function PaymentPicker({ wishes, amounts }: PaymentPickerProps) {
  const { types, wish, type, plan, setWish, choose } = wishes
  const remove = useRemoveCard(wishes)
  return (
    <>
      <PaymentChoice
        types={types}
        chosen={wish.paymentTypeId}
        onChoose={choose}
        details={
          type?.mealVoucher === true ? (
            <Suspense fallback={null}>
              <MealVoucherFields types={types} wish={wish} plan={plan} onChange={setWish} />
            </Suspense>
          ) : (
            type !== undefined &&
            type.userPaymentAuths.length > 0 && (
              <SavedCards
                cards={type.userPaymentAuths}
                chosen={wish.userPaymentAuthId}
                onChoose={(userPaymentAuthId) => setWish({ ...wish, userPaymentAuthId })}
                onRemove={(card) => void remove(card)}
              />
            )
          )
        }
      />
      {type?.redirect === true && !type.mealVoucher && <PrebilledNote prebilled={amounts} />}
    </>
  )
}

function useRemoveCard({ forgetCard }: PaymentWishes) {
  const t = useTranslations(checkoutWords, 'saved')
  const ask = useAsk()
  return async ({ userPaymentAuthId, brand, lastDigits }: SavedPaymentView) => {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog
        title={t('removeTitle')}
        text={t('removeText', { card: t('card', { brand, lastDigits }) })}
        yes={t('removeYes')}
        no={t('removeNo')}
        onAnswer={answer}
      />
    ))
    if (!sure) return
    const body = { user_payment_auth_id: userPaymentAuthId }
    const answer = await answerOrNotify(browserApi().call(paymentTypesRemoveAuth, { body }))
    if (answer === undefined) return
    notifyRemarks(answer.response)
    forgetCard(userPaymentAuthId)
  }
}
