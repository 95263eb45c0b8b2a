import { staffTimes } from '@bottega/contract/staff-orders/calls.ts'
import type { StaffTime } from '@bottega/contract/staff-orders/staff-orders.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { ReadAgain } from '../../lib/reading/ReadAgain.tsx'
import { useRead } from '../../lib/reading/use-read.ts'
import { Remark } from '../../lib/Remark.tsx'

/**
 * The other times an order can be given, read as the dialog opens; a full one is shown and cannot be chosen. Without a
 * free one the list has nothing to choose, so that the dialog cannot be sent.
 */
export function TimeField({ orderId }: { orderId: number }) {
  const t = useTranslations('orders')
  const day = useDay()
  const times = useRead(async () => (await api.call(staffTimes, { query: { order_id: orderId } })).data.times)
  const first = times.answer?.find(({ free }) => free > 0)
  const optionOf = ({ timeslotId, day: date, beginTime, endTime, free }: StaffTime) => ({
    value: String(timeslotId),
    disabled: free === 0,
    label: t('timeOf', {
      day: day(date, 'shortWithWeekday'),
      window: `${beginTime}–${endTime}`,
      free,
    }),
  })
  return (
    <>
      {times.answer === undefined && <ReadAgain {...times} />}
      {times.answer !== undefined && first === undefined && <Remark tone="warn">{t('noTimes')}</Remark>}
      <Select
        key={first?.timeslotId ?? 0}
        name="timeslot"
        label={t('newTime')}
        required
        defaultValue={first === undefined ? '' : String(first.timeslotId)}
        options={first === undefined ? [{ value: '', label: '–' }] : (times.answer ?? []).map(optionOf)}
      />
    </>
  )
}
