import { orderNoteAdd, orderNoteUpdate } from '@bottega/contract/orders/calls.ts'
import type { OrderNoteView } from '@bottega/contract/orders/order-notes.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { noteLength } from '@bottega/rules/orders/order-note.ts'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { orderHistoryWords } from '../words/orderHistory.ts'
import styles from './OrderRating.module.css'

const stars = ['1', '2', '3', '4', '5'] as const

type OrderRatingProps = { orderId: number; note: OrderNoteView | undefined }

/** How an order went: stars and a note of at most 250 characters. Sent again, it is the same note. */
export function OrderRating({ orderId, note }: OrderRatingProps) {
  const t = useTranslations(orderHistoryWords, 'rating')
  const [text, setText] = useState(note?.body ?? '')
  const [rating, setRating] = useState(note?.rating)
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async () => {
    const written = { body: text, ...(rating !== undefined && { rating }) }
    const answer =
      note === undefined
        ? await browserApi().call(orderNoteAdd, { body: { order_id: orderId, ...written } })
        : await browserApi().call(orderNoteUpdate, { body: { noteId: note.noteId, ...written } })
    notifyRemarks(answer.response)
    await revalidate()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    run()
  }

  return (
    <form className={styles.rating} onSubmit={submit}>
      <div className={styles.stars}>
        <RadioGroup
          legend={t('stars')}
          options={stars.map((value) => ({ value, label: t('star', { count: Number(value) }) }))}
          value={stars.find((value) => Number(value) === rating)}
          onChange={(value) => setRating(Number(value))}
        />
      </div>
      <TextArea
        label={t('note')}
        help={t('left', { count: noteLength - text.length })}
        maxLength={noteLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <div>
        <Button type="submit" busy={busy}>
          {t(note === undefined ? 'send' : 'change')}
        </Button>
      </div>
    </form>
  )
}
