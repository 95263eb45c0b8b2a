import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDayParts } from '@bottega/rules/text/format.ts'
import type { CalendarSlot } from '@bottega/contract/staff-slots/staff-slots.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useLocale, useTranslations } from 'use-intl'
import styles from './Slots.module.css'

interface DayBarProps {
  days: readonly string[]
  chosen: string
  slots: readonly CalendarSlot[]
  isClosed: (day: string) => boolean
  onChoose: (day: string) => void
}

/** Two weeks as two rows of days, each with how full it is; the slots of one of them stand below. */
export function DayBar({ days, chosen, slots, isClosed, onChoose }: DayBarProps) {
  const t = useTranslations('slots')
  const language = useLocale()
  const byDay = Map.groupBy(slots, ({ date }) => date)
  return (
    <ul className={styles.bar} aria-label={t('days')}>
      {days.map((day) => {
        const own = byDay.get(day) ?? []
        const { weekday, number, month } = formatDayParts(noonOf(day), language)
        const booked = own.reduce((sum, one) => sum + one.booked, 0)
        const taken = own.reduce((sum, one) => sum + one.booked + one.held, 0)
        const capacity = own.reduce((sum, one) => sum + one.capacity, 0)
        return (
          <li key={day}>
            <button type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
              <span>{weekday}</span>
              <strong>{number}</strong>
              <span className={styles.soft}>{month}</span>
              {isClosed(day) ? (
                <>
                  <Icon name="lock" size={16} />
                  <VisuallyHidden>{t('dayClosed')}</VisuallyHidden>
                </>
              ) : (
                <>
                  <meter min={0} max={Math.max(1, capacity)} value={taken} aria-hidden="true" />
                  <VisuallyHidden>
                    {t('bookedOf', { booked: String(booked), capacity: String(capacity) })}
                  </VisuallyHidden>
                </>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
