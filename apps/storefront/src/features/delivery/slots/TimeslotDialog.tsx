import { timeslotsList } from '@bottega/contract/delivery/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { bold } from '../../../lib/words/bold.tsx'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { handoverOf, placeOf } from '../../../lib/words/service-text.ts'
import { isSignedIn, useShopper } from '../../../lib/visit/shopper.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { useNow } from '../../../lib/hooks/use-now.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { DialogOutcome } from '../../checkout-flow/flow-steps.ts'
import { DialogPlace } from '../DialogPlace.tsx'
import { DialogStage } from '../DialogStage.tsx'
import { loadGrid } from '../../blocks/load-grid.ts'
import { BlockNotes } from '../../blocks/BlockNotes.tsx'
import { minutesLeft } from '../../../lib/words/slot-words.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { SlotSkeleton } from './SlotSkeleton.tsx'
import styles from './TimeslotDialog.module.css'

type TimeslotDialogProps = {
  /** The place is locked: no link to the addresses. */
  placeLocked: boolean
  /** Holds a slot for the cart and answers whether the shop took it. */
  onChoose: (day: TimeslotDayView, slot: TimeslotView) => Promise<boolean>
  /** Restarts the hold of the cart’s own slot. */
  onKeep: (slot: NonNullable<CartView['timeslot']>) => Promise<boolean>
  onOutcome: (outcome: DialogOutcome) => void
}

async function load() {
  const [days, notes] = await Promise.all([
    browserApi().call(timeslotsList, { query: { 'check-locker': true } }),
    loadGrid(browserApi(), 'timeslot'),
  ])
  return { days: days.data.days, remarks: days.response.warningsMessage, user: days.user, notes }
}

/**
 * The choice of the time at which the groceries are delivered or collected. Choosing a slot holds it and closes; the
 * cart's own can be confirmed. (Shopping core, section 2)
 */
export function TimeslotDialog({ placeLocked, onChoose, onKeep, onOutcome }: TimeslotDialogProps) {
  const t = useTranslations([commonWords, deliveryWords])
  const { cart } = useShopper()
  const now = useNow(15_000)
  const [reserving, setReserving] = useState<number>()
  const { shippingAddress: address, timeslot, deliveryService } = cart
  const pickup = handoverOf(deliveryService) === 'pickup'
  const minutes = now && minutesLeft(timeslot?.holdExpiresAt, now)
  const loaded = useLoaded(`${address?.addressId} ${cart.store.storeId}`, async () => {
    const answer = await load()
    if (!isSignedIn(answer.user)) onOutcome({ kind: 'needLogin' })
    return answer
  })

  const { busy: extending, run: extend } = useCommand(async () => {
    if (timeslot) await onKeep(timeslot)
  })

  async function choose(day: TimeslotDayView, slot: TimeslotView) {
    setReserving(slot.timeslotId)
    if (await onChoose(day, slot)) return onOutcome({ kind: 'done' })
    setReserving(undefined)
    // Another shopper may have taken the slot: read the free slots again.
    loaded.reload()
    return undefined
  }

  return (
    <Dialog
      open
      size="slot"
      onClose={() => onOutcome({ kind: 'dismissed' })}
      title={t(pickup ? 'delivery.slot.titlePickup' : 'delivery.slot.title')}
      closeLabel={t('common.close')}
      footer={
        timeslot !== undefined &&
        minutes !== undefined && (
          <>
            <p className={styles.held}>
              {timeslot.autoAssigned && <Badge tone="member">{t('delivery.slot.autoAssigned')}</Badge>}{' '}
              <output>{t('delivery.slot.held', { name: timeslot.name, minutes })}</output>
            </p>
            <Button variant="secondary" busy={extending} onClick={extend}>
              {t('delivery.slot.extend')}
            </Button>
            <Button onClick={() => onOutcome({ kind: 'done' })}>{t('delivery.slot.keep')}</Button>
          </>
        )
      }
    >
      <DialogPlace>
        {address && (
          <span>
            {t.rich(pickup ? 'delivery.slot.pickupAt' : 'delivery.slot.deliveryTo', {
              place: `${placeOf(cart)}, ${address.city}`,
              b: bold,
            })}
          </span>
        )}
        {!placeLocked && (
          <TextButton
            onClick={() => {
              const id = deliveryService?.deliveryServiceId
              onOutcome({ kind: 'setAddress', ...(id !== undefined && { deliveryServiceId: id }) })
            }}
          >
            {t('delivery.slot.changePlace')}
          </TextButton>
        )}
      </DialogPlace>
      <DialogStage size="large">
        <LoadedPart loaded={loaded} placeholder={<SlotSkeleton />}>
          {({ days, remarks, notes }) => (
            <>
              <BlockNotes grid={notes} position="above" />
              {remarks.map((remark) => (
                <Notice key={remark} tone="warn">
                  {remark}
                </Notice>
              ))}
              <SlotPicker
                days={days}
                held={timeslot}
                minutesLeft={minutes}
                reserving={reserving}
                onChoose={(day, slot) => void choose(day, slot)}
              />
              <BlockNotes grid={notes} position="below" />
            </>
          )}
        </LoadedPart>
      </DialogStage>
    </Dialog>
  )
}
