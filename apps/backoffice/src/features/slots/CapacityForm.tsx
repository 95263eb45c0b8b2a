import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import styles from './Slots.module.css'

export interface Capacity {
  capacity: number
  cutoffMinutes: number
  active: boolean
}

interface CapacityFormProps {
  now: Capacity
  /** Places taken: the shop refuses less. */
  least: number
  busy: boolean
  refusal: string | undefined
  onSubmit: (next: Capacity) => void
}

/** How many orders, until how many hours before, and whether at all. */
export function CapacityForm({ now, least, busy, refusal, onSubmit }: CapacityFormProps) {
  const t = useTranslations('slots')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const number = (name: string) => Number(formText(fields, name).replace(',', '.'))
    onSubmit({
      capacity: Math.round(number('capacity')),
      cutoffMinutes: Math.round(number('cutoff') * 60),
      active: fields.has('active'),
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      <TextField
        name="capacity"
        type="number"
        inputMode="numeric"
        min={0}
        max={10_000}
        label={t('capacity')}
        help={least > 0 ? t('atLeast', { least: String(least) }) : undefined}
        defaultValue={now.capacity}
        required
      />
      <TextField
        name="cutoff"
        type="number"
        inputMode="decimal"
        min={0}
        max={336}
        step={0.25}
        label={t('cutoff')}
        help={t('cutoffHelp')}
        defaultValue={now.cutoffMinutes / 60}
        required
      />
      <Checkbox name="active" defaultChecked={now.active}>
        {t('active')}
      </Checkbox>
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}
