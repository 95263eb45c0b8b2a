import { slotChange } from '@bottega/contract/slot-desk/calls.ts'
import type { CalendarSlot } from '@bottega/contract/slot-desk/slot-desk.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useRevalidator } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCommand } from '../../lib/use-command.ts'
import { CapacityForm, type Capacity } from './CapacityForm.tsx'

/** One slot of one day; its week stays as it is. */
export function SlotDialog({ slot, name, onClose }: { slot: CalendarSlot; name: string; onClose: () => void }) {
  const t = useTranslations('slots')
  const format = useFormatter()
  const { revalidate } = useRevalidator()
  const { timeslotId, version, date, beginTime, endTime, booked, held } = slot
  const { busy, refusal, run } = useCommand(async ({ capacity, cutoffMinutes, active }: Capacity) => {
    const body = { timeslot_id: timeslotId, version, capacity, cutoff_minutes: cutoffMinutes, active }
    try {
      await api.call(slotChange, { body })
      onClose()
    } finally {
      await revalidate()
    }
  })
  const day = format.dateTime(new Date(`${date}T12:00:00Z`), { weekday: 'short', day: 'numeric', month: 'long' })
  return (
    <Dialog open onClose={onClose} title={`${day}, ${beginTime}–${endTime}`} closeLabel={t('cancel')}>
      <p>{name}</p>
      <p>{t('takenNow', { booked: String(booked), held: String(held) })}</p>
      <CapacityForm
        now={slot}
        least={booked + held}
        busy={busy}
        refusal={refusal}
        onSubmit={(next) => void run(next)}
      />
    </Dialog>
  )
}
