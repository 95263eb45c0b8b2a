import { slotTemplateAdd } from '@bottega/contract/staff-slots/calls.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { numberIn } from '../../lib/actions/EurosField.tsx'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { useWeekday, weekdays } from '../../lib/format/use-weekday.ts'

export async function addTemplate(storeId: number, fields: FormData): Promise<void> {
  const body = {
    store_id: storeId,
    delivery_service_id: numberIn(fields, 'service'),
    weekday: numberIn(fields, 'weekday'),
    begin: formText(fields, 'begin'),
    end: formText(fields, 'end'),
    capacity: numberIn(fields, 'capacity'),
    cutoff_minutes: Math.round(numberIn(fields, 'cutoff') * 60),
  }
  await api.call(slotTemplateAdd, { body })
}

interface NewTemplateDialogProps {
  dialog: ActionDialogState<'add'>
  services: readonly { deliveryServiceId: number; name: string }[]
}

/** A weekly slot more; its coming slots are in the calendar at once. */
export function NewTemplateDialog({ dialog, services }: NewTemplateDialogProps) {
  const t = useTranslations('slots')
  const weekday = useWeekday()
  return (
    <ActionDialog dialog={dialog} title={t('add')} button={t('save')}>
      <Select
        name="service"
        label={t('service')}
        options={services.map(({ deliveryServiceId, name }) => ({ value: String(deliveryServiceId), label: name }))}
      />
      <Select
        name="weekday"
        label={t('weekday')}
        options={weekdays.map((day) => ({ value: String(day), label: weekday(day) }))}
      />
      <TextField name="begin" type="time" label={t('begin')} required />
      <TextField name="end" type="time" label={t('end')} required />
      <TextField name="capacity" type="number" min={0} max={10_000} label={t('capacity')} defaultValue={10} required />
      <TextField
        name="cutoff"
        type="number"
        min={0}
        max={336}
        step={0.25}
        label={t('cutoff')}
        help={t('cutoffHelp')}
        defaultValue={12}
        required
      />
    </ActionDialog>
  )
}
