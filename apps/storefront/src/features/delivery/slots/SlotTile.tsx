import type { TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { LeafSign } from './LeafSign.tsx'
import { SlotSign } from './SlotSign.tsx'
import { appearanceOf, reasonOf, signOf } from '../../../lib/words/slot-words.ts'
import styles from './SlotTile.module.css'
import { useSlotText } from './use-slot-text.ts'
import { slotGridWords } from './words/slotGrid.ts'

type SlotTileProps = {
  slot: TimeslotView
  /** Of all the days, where they cost differently. */
  isCheapest: boolean
  /** For the cart's own slot: minutes left of its hold. */
  minutesLeft: number | undefined
  busy: boolean
  onChoose: () => void
}

/** One slot. A slot that cannot be chosen stays focusable, so that its reason can be read; pressing it does nothing. */
export function SlotTile({ slot, isCheapest, minutesLeft, busy, onChoose }: SlotTileProps) {
  const t = useTranslations(deliveryWords, 'slot')
  const { locale } = usePageSetting()
  const reason = reasonOf(slot)
  const sign = signOf(slot)
  const textOf = useSlotText()
  const nearby = useTranslations(slotGridWords)

  return (
    <li>
      <button
        type="button"
        className={styles.slot}
        data-look={appearanceOf(slot)}
        aria-pressed={slot.selected}
        aria-disabled={reason !== undefined || undefined}
        aria-busy={busy || undefined}
        onClick={reason === undefined && !busy ? onChoose : undefined}
      >
        <span className={styles.top}>
          <b className={styles.time}>{slot.name}</b>
          {slot.fee !== undefined && reason === undefined && (
            <span className={styles.fee} data-cheapest={isCheapest}>
              {isCheapest && <VisuallyHidden>{t('cheapest')} </VisuallyHidden>}
              {slot.fee === 0 ? t('free') : formatEuros(slot.fee, locale)}
            </span>
          )}
        </span>
        <span className={styles.status}>
          {sign === 'clock' ? <Icon name="clock" size={16} /> : <SlotSign appearance={sign} />}
          <span>{textOf(slot, minutesLeft)}</span>
        </span>
        {slot.nearby && (
          <span className={styles.nearby}>
            <LeafSign />
            <span>{nearby('nearby')}</span>
          </span>
        )}
      </button>
    </li>
  )
}
