import { slotTemplateAdd } from '@bottega/contract/slot-desk/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import type { SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import styles from './Slots.module.css'
import { useWeekday, weekdays } from './use-weekday.ts'

interface NewTemplateDialogProps {
  storeId: number
  services: readonly { deliveryServiceId: number; name: string }[]
  onClose: () => void
}

/** A weekly slot more; its coming slots are in the calendar at once. */
export function NewTemplateDialog({ storeId, services, onClose }: NewTemplateDialogProps) {
  const t = useTranslations('slots')
  const weekday = useWeekday()
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async (fields: FormData) => {
    const number = (name: string) => Number(formText(fields, name))
    const body = {
      store_id: storeId,
      delivery_service_id: number('service'),
      weekday: number('weekday'),
      begin: formText(fields, 'begin'),
      end: formText(fields, 'end'),
      capacity: number('capacity'),
      cutoff_minutes: Math.round(number('cutoff') * 60),
    }
    await api.call(slotTemplateAdd, { body })
    onClose()
    await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void run(new FormData(event.currentTarget))
  }

  return (
    <Dialog open onClose={onClose} title={t('add')} closeLabel={t('cancel')}>
      <form className={styles.form} onSubmit={submit}>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
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
        <TextField
          name="capacity"
          type="number"
          min={0}
          max={10_000}
          label={t('capacity')}
          defaultValue={10}
          required
        />
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
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
