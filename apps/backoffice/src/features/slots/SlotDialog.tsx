import type { CalendarSlot } from '@bottega/contract/slot-desk/slot-desk.ts'
import { useFormatter, useTranslations } from 'use-intl'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import { CapacityDialog } from './CapacityDialog.tsx'

interface SlotDialogProps {
  dialog: ActionDialogState<number>
  slot: CalendarSlot
  /** Of its delivery service. */
  name: string
}

/** One slot of one day; its week stays as it is. */
export function SlotDialog({ dialog, slot, name }: SlotDialogProps) {
  const t = useTranslations('slots')
  const format = useFormatter()
  const { date, beginTime, endTime, booked, held } = slot
  const day = format.dateTime(new Date(`${date}T12:00:00Z`), { weekday: 'short', day: 'numeric', month: 'long' })
  return (
    <CapacityDialog
      dialog={dialog}
      title={`${day}, ${beginTime}–${endTime}`}
      text={name}
      now={slot}
      least={booked + held}
    >
      <p>{t('takenNow', { booked: String(booked), held: String(held) })}</p>
    </CapacityDialog>
  )
}
