import type { TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { hasClock, reasonOf } from '../../../lib/words/slot-words.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'

/** Says of a slot whether it is free, or why it cannot be chosen; of the cart's own how long it is held, in minutes. */
export function useSlotText(): (slot: TimeslotView, minutesLeft: number | undefined) => string {
  const t = useTranslations(deliveryWords, 'slot')
  return (slot, minutesLeft) => {
    const reason = reasonOf(slot)
    const product = slot.productNames?.[0] ?? ''
    const others = Math.max(0, (slot.productNames?.length ?? 0) - 1)
    if (slot.selected) return minutesLeft === undefined ? t('selected') : t('selectedFor', { minutes: minutesLeft })
    if (reason === undefined) return t(`status.${slot.status}`)
    if (product === '' || !hasClock(slot) || reason === 'full' || reason === 'closed') return t(`reason.${reason}`)
    return t(`reasonFor.${reason === 'inactive' ? 'leadTime' : reason}`, { name: product, others })
  }
}
