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
import type { PaymentSelectionState } from './use-payment-selection.ts'

/** Few customers pay with meal vouchers: the script of their fields loads on demand. */
const MealVoucherFields = lazy(() =>
  import('./MealVoucherFields.tsx').then((module) => ({ default: module.MealVoucherFields })),
)

type PaymentPickerProps = {
  selectionState: PaymentSelectionState
  amounts: Prebilled
}

/** Payment types with the fields each still needs, and the amount that will be authorized. */
export function PaymentPicker({ selectionState, amounts }: PaymentPickerProps) {
  const { types, selection, type, plan, setSelection, choose } = selectionState
  const remove = useRemoveCard(selectionState)
  return (
    <>
      <PaymentChoice
        types={types}
        chosen={selection.paymentTypeId}
        onChoose={choose}
        details={
          type?.mealVoucher === true ? (
            <Suspense fallback={null}>
              <MealVoucherFields types={types} selection={selection} plan={plan} onChange={setSelection} />
            </Suspense>
          ) : (
            type !== undefined &&
            type.userPaymentAuths.length > 0 && (
              <SavedCards
                cards={type.userPaymentAuths}
                chosen={selection.userPaymentAuthId}
                onChoose={(userPaymentAuthId) => setSelection({ ...selection, userPaymentAuthId })}
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

function useRemoveCard({ removeCard }: PaymentSelectionState) {
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
    removeCard(userPaymentAuthId)
  }
}
