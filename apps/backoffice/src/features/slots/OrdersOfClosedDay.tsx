import { slotDay } from '@bottega/contract/staff-slots/calls.ts'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { ReadAgain } from '../../lib/reading/ReadAgain.tsx'
import { useRead } from '../../lib/reading/use-read.ts'
import { Remark } from '../../lib/Remark.tsx'
import { ConcernedOrders } from './ConcernedOrders.tsx'
import { dayInput, type DayOf } from './day-of.ts'

/** What still stands on a day that is closed: without it, a packed order would wait there with nobody to see it. */
export function OrdersOfClosedDay({ of }: { of: DayOf }) {
  const t = useTranslations('slots')
  const still = useRead(async () => (await api.call(slotDay, { query: dayInput(of) })).data.orders)
  if (still.answer === undefined) return <ReadAgain {...still} />
  if (still.answer.length === 0) return null
  return (
    <>
      <Remark tone="warn">{t('stillThere', { count: still.answer.length })}</Remark>
      <ConcernedOrders orders={still.answer} />
    </>
  )
}
