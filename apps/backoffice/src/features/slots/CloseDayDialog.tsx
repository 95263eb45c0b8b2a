import { slotCloseDay, slotDay } from '@bottega/contract/staff-slots/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import type { SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldWords } from '../../lib/actions/use-field-words.ts'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { ReadAgain } from '../../lib/reading/ReadAgain.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useRead } from '../../lib/reading/use-read.ts'
import { ConcernedOrders } from './ConcernedOrders.tsx'
import { dayInput, type DayOf } from './chosen-day.ts'

interface CloseDayDialogProps {
  of: DayOf
  serviceName: string
  onClose: () => void
}

/**
 * The customers concerned are listed by name before anything is closed: those who get a mail as it is done, and apart
 * from them those whose orders staff have to move.
 */
export function CloseDayDialog({ of, serviceName, onClose }: CloseDayDialogProps) {
  const t = useTranslations('slots')
  const dayOf = useDay()
  const fieldWords = useFieldWords()
  const { revalidate } = useRevalidator()
  const concerned = useRead(async () => (await api.call(slotDay, { query: dayInput(of) })).data.orders)
  const orders = concerned.answer
  const choosing = (orders ?? []).filter(({ canChoose }) => canChoose)
  const left = (orders ?? []).filter(({ canChoose }) => !canChoose)
  const close = useCommand(async (reason: string) => {
    try {
      await api.call(slotCloseDay, { body: { ...dayInput(of), reason, orders: orders?.length ?? 0 } })
      onClose()
      await revalidate()
    } catch (error) {
      await concerned.again()
      throw error
    }
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    close.run(formText(new FormData(event.currentTarget), 'reason').trim())
  }

  const day = dayOf(of.day, 'withWeekday')
  return (
    <Dialog
      open
      onClose={() => !close.busy && onClose()}
      title={of.service > 0 ? t('closeTitleService', { day, service: serviceName }) : t('closeTitle', { day })}
      closeLabel={t('cancel')}
    >
      <form className={layout.form} onSubmit={submit} {...fieldWords}>
        {close.refusal !== undefined && <Remark tone="error">{close.refusal}</Remark>}
        {orders === undefined ? <ReadAgain {...concerned} /> : <p>{t('concerned', { count: orders.length })}</p>}
        {choosing.length > 0 && (
          <>
            <p>{t('canChoose', { count: choosing.length })}</p>
            <ConcernedOrders orders={choosing} />
          </>
        )}
        {left.length > 0 && (
          <>
            <Remark tone="warn">{t('cannotChoose', { count: left.length })}</Remark>
            <ConcernedOrders orders={left} />
          </>
        )}
        <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} minLength={3} maxLength={200} required />
        <Button type="submit" busy={close.busy} disabled={orders === undefined}>
          {t('closeAndTell', { count: choosing.length })}
        </Button>
      </form>
    </Dialog>
  )
}
