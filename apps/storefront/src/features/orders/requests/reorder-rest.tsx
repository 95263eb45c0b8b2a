import { ordersReorderView } from '@bottega/contract/orders/calls.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import type { Ask } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { MessageDialog } from '../../../lib/questions/MessageDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { orderRequestsWords } from '../words/orderRequests.ts'

interface Rest {
  available: number
  gone: readonly { name: string }[]
}

/** Whether the customer wants the rest of an order, told what of it is gone; without a question when all of it is there. */
export async function agreesToRest(ask: Ask, orderId: number): Promise<boolean> {
  const answer = await answerOrNotify(browserApi().call(ordersReorderView, { query: { order_id: orderId } }))
  if (answer === undefined) return false
  const rest = answer.data
  return rest.gone.length === 0 || ask<boolean>((reply) => <RestQuestion rest={rest} onAnswer={reply} />)
}

function RestQuestion({ rest: { available, gone }, onAnswer }: { rest: Rest; onAnswer: (yes: boolean) => void }) {
  const t = useTranslations(orderRequestsWords, 'reorder')
  const names = gone.map(({ name }) => name).join(', ')
  if (available === 0)
    return <MessageDialog title={t('noneTitle')} text={t('noneText', { names })} onClose={() => onAnswer(false)} />
  return (
    <ConfirmDialog
      title={t('title', { count: gone.length })}
      text={t('text', { names, count: available })}
      yes={t('yes')}
      no={t('no')}
      onAnswer={onAnswer}
    />
  )
}
