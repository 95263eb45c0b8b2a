import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { formatDay, formatDayParts } from '@bottega/rules/text/format.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { besideWeek, type Cell, firstCell, nextCell, rowsOf, weekOf } from './grid-week.ts'
import { SlotCell } from './SlotCell.tsx'
import type { SlotFees } from './slot-fees.ts'
import styles from './SlotGrid.module.css'
import { slotGridWords } from './words/slotGrid.ts'

type SlotGridProps = {
  days: readonly TimeslotDayView[]
  fees: SlotFees
  current: TimeslotDayView
  minutesLeft: number | undefined
  reserving: number | undefined
  /** Opens the days around another one. */
  onOpen: (dateIso: string) => void
  onChoose: (day: TimeslotDayView, slot: TimeslotView) => void
}

/** A week of slots at a glance, for wide screens: days as columns, hours as rows. One tab stop. (decision 0866) */
export function SlotGrid({ days, fees, current, minutesLeft, reserving, onOpen, onChoose }: SlotGridProps) {
  const words = useTranslations(slotGridWords)
  const t = useTranslations(deliveryWords, 'slot')
  const { locale } = usePageSetting()
  const body = useRef<HTMLTableSectionElement>(null)
  const week = weekOf(days, current)
  const rows = rowsOf(week)
  const [focused, setFocused] = useState<Cell & { week: string | undefined }>()
  const weekName = week[0]?.dateIso
  const entry = focused?.week === weekName && focused !== undefined ? focused : firstCell(rows, week.length)
  const dayText = (day: TimeslotDayView | undefined) => (day ? formatDay(new Date(day.timestamp), locale) : '')

  function move(event: KeyboardEvent, from: Cell) {
    const size = { row: rows.length, column: week.length }
    const next = nextCell(event.key, event.ctrlKey || event.metaKey, from, size)
    if (next === undefined) return
    event.preventDefault()
    setFocused({ ...next, week: weekName })
    const cell = body.current?.rows[next.row]?.cells[next.column + 1]
    ;(cell?.querySelector('button') ?? cell)?.focus()
  }

  function pager(step: -1 | 1) {
    const other = besideWeek(days, week, step)
    return (
      <IconButton
        icon={step < 0 ? 'chevronLeft' : 'chevronRight'}
        label={words(step < 0 ? 'earlier' : 'later')}
        disabled={other === undefined}
        onClick={() => other && onOpen(other.dateIso)}
      />
    )
  }

  return (
    <div className={styles.grid}>
      <div className={styles.pager}>
        {pager(-1)}
        <span aria-live="polite">
          {dayText(week[0])} – {dayText(week.at(-1))}
        </span>
        {pager(1)}
      </div>
      {/* A table whose cells are moved among by arrows is what a grid of ARIA is: headers stay those of the table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-label={words('label', { from: dayText(week[0]), to: dayText(week.at(-1)) })}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words('times')}</VisuallyHidden>
            </th>
            {week.map((day) => {
              const { weekday, number, month } = formatDayParts(new Date(day.timestamp), locale)
              return (
                <th key={day.dateIso} scope="col" className={styles.day}>
                  <span>{day.today ? t('today') : weekday}</span> <b>{number}</b> <span>{month}</span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ name, slots }, row) => (
            <tr key={name}>
              <th scope="row" className={styles.time}>
                {name}
              </th>
              {slots.map((slot, column) => {
                const day = week[column]
                const cell = { row, column }
                return (
                  <SlotCell
                    key={day?.dateIso}
                    slot={slot}
                    label={`${dayText(day)}, ${name}`}
                    isEntry={entry.row === row && entry.column === column}
                    isCheapest={slot?.fee !== undefined && slot.active >= 1 && slot.fee === fees.lowest}
                    minutesLeft={slot?.selected ? minutesLeft : undefined}
                    busy={slot !== undefined && reserving === slot.timeslotId}
                    onKeyDown={(event) => move(event, cell)}
                    onFocus={() => setFocused({ ...cell, week: weekName })}
                    onChoose={() => day && slot && onChoose(day, slot)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
