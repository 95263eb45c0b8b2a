import type { TimeslotDayView } from '@bottega/contract/delivery/timeslots.ts'
import { nextIndex } from '@bottega/ui/components/navigation/roving.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { formatDayParts } from '@bottega/rules/text/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import type { SlotFees } from './slot-fees.ts'
import styles from './DayTabs.module.css'

type DayTabsProps = {
  days: readonly TimeslotDayView[]
  fees: SlotFees
  current: TimeslotDayView
  panelId: string
  onChange: (dateIso: string) => void
}

/** Weekday, number, month; today is marked. One tab stop, arrows move and choose (ARIA tabs, automatic activation). */
export function DayTabs({ days, fees, current, panelId, onChange }: DayTabsProps) {
  const t = useTranslations(deliveryWords, 'slot')
  const { locale } = usePageSetting()
  const list = useRef<HTMLDivElement>(null)
  const index = days.indexOf(current)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])

  function move(event: KeyboardEvent) {
    const next = nextIndex(event.key, index, days.length)
    const day = next === undefined ? undefined : days[next]
    if (next === undefined || day === undefined) return
    event.preventDefault()
    onChange(day.dateIso)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={t('days')} className={styles.days}>
      {days.map((day) => {
        const { weekday, number, month } = formatDayParts(new Date(day.timestamp), locale)
        const selected = day === current
        return (
          <button
            key={day.dateIso}
            type="button"
            role="tab"
            id={`${panelId}-${day.dateIso}`}
            aria-selected={selected}
            aria-controls={panelId}
            tabIndex={selected ? 0 : -1}
            data-empty={day.timeslots.length === 0}
            className={styles.day}
            onClick={() => onChange(day.dateIso)}
            onKeyDown={move}
          >
            <span>{day.today ? t('today') : weekday}</span> <b>{number}</b> <span>{month}</span>
            {fees.lowest !== undefined && <DayFee fee={fees.byDay.get(day.dateIso)} lowest={fees.lowest} />}
          </button>
        )
      })}
    </div>
  )
}

/** The lowest fee of the day; the line stands on every day, so that all are as high. */
function DayFee({ fee, lowest }: { fee: number | undefined; lowest: number }) {
  const t = useTranslations(deliveryWords, 'slot')
  const { locale } = usePageSetting()
  if (fee === undefined) return <span className={styles.fee}>–</span>
  const price = fee === 0 ? t('free') : formatEuros(fee, locale)
  return (
    <span className={styles.fee} data-cheapest={fee === lowest}>
      {fee === 0 ? price : t('from', { price })}
    </span>
  )
}
