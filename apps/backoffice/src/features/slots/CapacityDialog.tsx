import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import type { Fact } from '../../lib/actions/conflict.ts'
import { numberIn } from '../../lib/actions/EurosField.tsx'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import { useNumber } from '../../lib/format/use-number.ts'

interface Capacity {
  capacity: number
  cutoffMinutes: number
  active: boolean
}

interface CapacityDialogProps {
  dialog: ActionDialogState<number>
  title: string
  text: string
  now: Capacity
  /** Places taken: the shop refuses less. */
  least?: number
  children?: ReactNode
}

/** How many orders, until how many hours before, and whether at all: of one slot, or of all a week’s pattern makes. */
export function CapacityDialog({ now, least = 0, children, ...asked }: CapacityDialogProps) {
  const t = useTranslations('slots')
  const number = useNumber()
  const factsOf = ({ capacity, cutoffMinutes, active }: Capacity): Fact[] => [
    [t('capacity'), number(capacity)],
    [t('cutoff'), t('hours', { hours: number(cutoffMinutes / 60) })],
    [t('active'), t(active ? 'yes' : 'no')],
  ]
  return (
    <ActionDialog {...asked} button={t('save')} facts={factsOf(now)} yours={(fields) => factsOf(capacityIn(fields))}>
      {children}
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
    </ActionDialog>
  )
}

const capacityIn = (fields: FormData): Capacity => ({
  capacity: Math.round(numberIn(fields, 'capacity')),
  cutoffMinutes: Math.round(numberIn(fields, 'cutoff') * 60),
  active: fields.has('active'),
})

/** As calls of slots take it. */
export function capacityBody(fields: FormData) {
  const { capacity, cutoffMinutes, active } = capacityIn(fields)
  return { capacity, cutoff_minutes: cutoffMinutes, active }
}
