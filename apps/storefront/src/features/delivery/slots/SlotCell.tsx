import type { TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import type { KeyboardEvent } from 'react'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { appearanceOf, reasonOf, signOf } from '../../../lib/words/slot-words.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { LeafSign } from './LeafSign.tsx'
import styles from './SlotGrid.module.css'
import { SlotSign } from './SlotSign.tsx'
import { useSlotText } from './use-slot-text.ts'
import { slotGridWords } from './words/slotGrid.ts'

type SlotCellProps = {
  /** Undefined where the day has no slot at these hours. */
  slot: TimeslotView | undefined
  /** Day and hours. */
  label: string
  /** The one cell that the tab key reaches. */
  isEntry: boolean
  isCheapest: boolean
  minutesLeft: number | undefined
  busy: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
  onChoose: () => void
}

/** One cell of the grid. A slot that cannot be chosen stays focusable, so that its reason can be read. */
export function SlotCell({ slot, label, isEntry, isCheapest, minutesLeft, busy, onChoose, ...move }: SlotCellProps) {
  const words = useTranslations(slotGridWords)
  const t = useTranslations(deliveryWords, 'slot')
  const { locale } = usePageSetting()
  const textOf = useSlotText()
  const tabIndex = isEntry ? 0 : -1
  if (slot === undefined)
    return (
      <td tabIndex={tabIndex} className={styles.none} {...move}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{words('none')}</VisuallyHidden>
      </td>
    )
  const reason = reasonOf(slot)
  const sign = signOf(slot)
  const text = textOf(slot, minutesLeft)
  const fee = slot.fee === 0 ? t('free') : formatEuros(slot.fee ?? 0, locale)
  const hasFee = slot.fee !== undefined && reason === undefined
  const marks = [hasFee && fee, isCheapest && words('cheapest'), slot.nearby && words('nearby'), text]
  return (
    <td aria-selected={slot.selected}>
      <button
        type="button"
        className={styles.cell}
        tabIndex={tabIndex}
        data-look={appearanceOf(slot)}
        data-cheapest={isCheapest}
        aria-label={[label, ...marks].filter(Boolean).join(', ')}
        aria-pressed={slot.selected}
        aria-disabled={reason !== undefined || undefined}
        aria-busy={busy || undefined}
        title={text}
        onClick={reason === undefined && !busy ? onChoose : undefined}
        {...move}
      >
        {sign === 'clock' ? <Icon name="clock" size={16} /> : <SlotSign appearance={sign} />}
        <span>{hasFee ? fee : t(reason === 'full' ? 'reason.full' : 'reason.inactive')}</span>
        {slot.nearby && <LeafSign />}
      </button>
    </td>
  )
}
