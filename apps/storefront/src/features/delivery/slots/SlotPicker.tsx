import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { SegmentedControl } from '@bottega/ui/components/fields/SegmentedControl.tsx'
import type { PeriodFilter } from '@bottega/rules/delivery/periods.ts'
import { useId, useState } from 'react'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { DayTabs } from './DayTabs.tsx'
import { openedDay } from './opened-day.ts'
import { slotFees } from './slot-fees.ts'
import { SlotGrid } from './SlotGrid.tsx'
import { SlotLegend } from './SlotLegend.tsx'
import styles from './SlotPicker.module.css'
import { SlotTile } from './SlotTile.tsx'
import { slotsShown } from '../../../lib/words/slot-words.ts'

type SlotPickerProps = {
  days: readonly TimeslotDayView[]
  held: CartView['timeslot']
  /** Minutes left of the hold of the cart's slot; undefined without a hold. */
  minutesLeft: number | undefined
  /** The slot being held. */
  reserving: number | undefined
  onChoose: (day: TimeslotDayView, slot: TimeslotView) => void
}

const filters: readonly PeriodFilter[] = ['all', 'morning', 'afternoon']

/**
 * A page enlarged to 400 % is narrower than this, and has the tabs of days as a phone. (decision 0866)
 */
const wideEnough = '(min-width: 1024px)'

/** Days and their slots: a grid where the screen is wide, else tabs of days, part of the day, slots. */
export function SlotPicker({ days, held, minutesLeft, reserving, onChoose }: SlotPickerProps) {
  const t = useTranslations(deliveryWords, 'slot')
  const panelId = useId()
  const [chosenDay, setChosenDay] = useState<string>()
  const [filter, setFilter] = useState<PeriodFilter>('all')
  const isWide = useMedia(wideEnough)
  const day = openedDay(days, chosenDay)
  if (day === undefined) return <EmptyState title={t('noDays.title')} text={t('noDays.text')} />
  const shown = slotsShown(day.timeslots, filter)
  const fees = slotFees(days)
  return (
    <div className={styles.picker}>
      {held?.holdExpired && <Notice tone="warn">{t('expired', { name: held.name })}</Notice>}
      {isWide ? (
        <SlotGrid
          days={days}
          fees={fees}
          current={day}
          minutesLeft={minutesLeft}
          reserving={reserving}
          onOpen={setChosenDay}
          onChoose={onChoose}
        />
      ) : (
        <>
          <DayTabs days={days} fees={fees} current={day} panelId={panelId} onChange={setChosenDay} />
          <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${day.dateIso}`} className={styles.panel}>
            <SegmentedControl
              legend={t('period')}
              options={filters.map((value) => ({ value, label: t(`periods.${value}`) }))}
              value={filter}
              onChange={setFilter}
            />
            {shown.length === 0 ? (
              <p className={styles.none}>{t(day.timeslots.length === 0 ? 'allBooked' : 'noneInPeriod')}</p>
            ) : (
              <ul className={styles.slots}>
                {shown.map((slot) => (
                  <SlotTile
                    key={slot.timeslotId}
                    slot={slot}
                    isCheapest={slot.active >= 1 && slot.fee !== undefined && slot.fee === fees.lowest}
                    minutesLeft={slot.selected ? minutesLeft : undefined}
                    busy={reserving === slot.timeslotId}
                    onChoose={() => onChoose(day, slot)}
                  />
                ))}
              </ul>
            )}
          </div>
        </>
      )}
      <SlotLegend nearby={days.some(({ timeslots }) => timeslots.some((slot) => slot.nearby))} />
    </div>
  )
}
