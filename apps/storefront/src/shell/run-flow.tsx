import {
  addressesSelect,
  storesSelect,
  timeslotsAutoAssign,
  timeslotsSelect,
} from '@bottega/contract/delivery/calls.ts'
import { lazy } from 'react'
import type { CartStore } from '../features/cart-store/cart-store.ts'
import type { ReadyOptions } from '../lib/questions/flow-context.ts'
import { needOf, type CartPurpose } from '../features/checkout-flow/cart-need.ts'
import { choosesPlace, type PlaceLock } from '../features/checkout-flow/place-lock.ts'
import { stepAfter, type DialogOutcome, type FlowEnd, type FlowStep } from '../features/checkout-flow/flow-steps.ts'
import type { Ask } from '../lib/questions/ask.ts'
import { localeOfPage } from '../lib/visit/setting-of-page.ts'
import { notifications } from '../lib/notices/notifications.ts'
import type { ShopperStore } from '../lib/visit/shopper.ts'
import { windowText } from '../lib/words/shop-day.ts'
import { translatorOf } from '../lib/words/words.ts'
import { deliveryWords } from '../lib/words/shared/delivery.ts'

const LoginDialog = lazy(() =>
  import('../features/auth/login/LoginDialog.tsx').then((m) => ({ default: m.LoginDialog })),
)
const AddressDialog = lazy(() =>
  import('../features/delivery/addresses/AddressDialog.tsx').then((m) => ({ default: m.AddressDialog })),
)
const StoreDialog = lazy(() =>
  import('../features/delivery/stores/StoreDialog.tsx').then((m) => ({ default: m.StoreDialog })),
)
const PlaceDialog = lazy(() =>
  import('../features/delivery/discovery/PlaceDialog.tsx').then((m) => ({ default: m.PlaceDialog })),
)
const TimeslotDialog = lazy(() =>
  import('../features/delivery/slots/TimeslotDialog.tsx').then((m) => ({ default: m.TimeslotDialog })),
)

export interface FlowOptions extends ReadyOptions {
  /** The shopper asked for something else than a time: their usual slot will do. */
  usualTime?: boolean
  /** The purpose the dialogs prepare for; buying by default. */
  purpose?: CartPurpose
}

export interface FlowParts {
  ask: Ask
  perform: CartStore['perform']
  shopper: ShopperStore
  /** The reason why the place may not be changed now, if any. */
  placeLock: () => PlaceLock | undefined
  /** Shows that reason. */
  notifyLocked: (lock: PlaceLock) => void
}

/**
 * A returning customer whose cart already goes to their last address gets their usual hours without a question, and a
 * remark about it. True when the cart now has a slot.
 */
async function chooseUsualTime({ perform, shopper }: FlowParts): Promise<boolean> {
  const { shippingAddress, timeslot } = shopper.get().cart
  if (shippingAddress?.autoAssigned !== true || timeslot !== undefined) return false
  await perform((api) => api.call(timeslotsAutoAssign))
  const chosen = shopper.get().cart.timeslot
  if (chosen === undefined) return false
  const locale = localeOfPage()
  const t = translatorOf(deliveryWords, locale, 'slot')
  notifications.notify('success', t('autoChosen', { slot: windowText(chosen.date, chosen, locale) }))
  return true
}

/** Shows one dialog after another until nothing is needed or the shopper cancels. (Shopping core, section 4) */
export async function runFlow(
  parts: FlowParts,
  first: FlowStep,
  { onRestart, usualTime = false, purpose = 'buy' }: FlowOptions = {},
): Promise<boolean> {
  if (usualTime && first.dialog === 'timeslot' && (await chooseUsualTime(parts))) return true
  let step: FlowStep | FlowEnd = first
  while (typeof step !== 'string') {
    const lock = choosesPlace(step) ? parts.placeLock() : undefined
    if (lock !== undefined) {
      parts.notifyLocked(lock)
      return false
    }
    const outcome = await show(parts, step, onRestart)
    if (step.dialog === 'login' && outcome.kind === 'done') return restart(onRestart)
    step = stepAfter(outcome, needOf(parts.shopper.get(), purpose))
  }
  return step === 'ready'
}

/**
 * Prices, shelves and texts may all differ for the customer who logged in: the shop reloads. (Shopping core, section 4)
 */
function restart(onRestart: (() => void) | undefined): Promise<never> {
  onRestart?.()
  window.location.reload()
  return new Promise(() => {})
}

function show(
  { ask, perform, placeLock }: FlowParts,
  step: FlowStep,
  onRestart: FlowOptions['onRestart'],
): Promise<DialogOutcome> {
  return ask<DialogOutcome>((answer) => {
    switch (step.dialog) {
      case 'login':
        return <LoginDialog onOutcome={answer} onLeave={onRestart} />
      case 'address':
        return (
          <AddressDialog
            deliveryServiceId={step.deliveryServiceId}
            onOutcome={answer}
            onChoose={({ addressType, addressId, deliveryServiceId }) => {
              const body = { address_type: addressType, address_id: addressId, delivery_service_id: deliveryServiceId }
              return perform((api) => api.call(addressesSelect, { body }))
            }}
          />
        )
      case 'place':
        return <PlaceDialog onOutcome={answer} />
      case 'store':
        return (
          <StoreDialog
            onOutcome={answer}
            onChoose={({ storeId }) => perform((api) => api.call(storesSelect, { body: { store_id: storeId } }))}
          />
        )
      case 'timeslot':
        return (
          <TimeslotDialog
            placeLocked={placeLock() !== undefined}
            onOutcome={answer}
            onKeep={({ date, timeslotId }) => {
              const query = { sel_date: date, timeslot_id: timeslotId }
              return perform((api) => api.call(timeslotsSelect, { query }))
            }}
            onChoose={(day, { timeslotId }) => {
              const query = { sel_date: day.dateIso, timeslot_id: timeslotId }
              return perform((api) => api.call(timeslotsSelect, { query }))
            }}
          />
        )
      default:
        return step satisfies never
    }
  })
}
