import { slotOpenDay } from '@bottega/contract/staff-slots/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { dayInput, type DayOf } from './day-of.ts'

export function OpenDayButton({ of }: { of: DayOf }) {
  const t = useTranslations('slots')
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async () => {
    await api.call(slotOpenDay, { body: dayInput(of) })
    await revalidate()
  })
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => run()}>
        {t('openDay')}
      </Button>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
    </>
  )
}
