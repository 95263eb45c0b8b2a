import type { CalendarSlot } from '@bottega/contract/staff-slots/staff-slots.ts'
import { useTranslations } from 'use-intl'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import { useDay } from '../../lib/format/use-day.ts'
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
  const dayOf = useDay()
  const { date, beginTime, endTime, booked, held } = slot
  const day = dayOf(date, 'withShortWeekday')
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
