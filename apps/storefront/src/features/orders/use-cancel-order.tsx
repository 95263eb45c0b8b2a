import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useAsk } from '../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'

/** Cancels an order, once the customer is sure. */
export function useCancelOrder(orderId: number) {
  const t = useTranslations(ordersWords, 'cancel')
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(async () => {
    const answer = await answerOrNotify(browserApi().call(ordersDelete, { body: { order_id: orderId } }))
    if (answer) notifyRemarks(answer.response)
    // Cancelled or too late to cancel: either way the page shows the present state.
    await revalidate()
  })

  async function cancel() {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog title={t('title')} text={t('text')} yes={t('yes')} no={t('no')} onAnswer={answer} />
    ))
    if (sure) run()
  }

  return { busy, cancel: () => void cancel() }
}
