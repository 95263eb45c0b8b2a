import { anonymousUser } from '@bottega/contract/envelope.ts'
import { isValidElement } from 'react'
import { describe, expect, test } from 'vitest'
import { cartWith } from '../features/cart-store/testing.ts'
import type { DialogOutcome, FlowStep } from '../features/checkout-flow/flow-steps.ts'
import type { PlaceLock } from '../features/checkout-flow/place-lock.ts'
import type { Ask } from '../lib/questions/ask.ts'
import { shopperStore } from '../lib/visit/shopper.ts'
import { runFlow } from './run-flow.tsx'

/** A shopper who answers the dialogs with these outcomes, one after the other. */
async function run(first: FlowStep, lock: PlaceLock | undefined, outcomes: DialogOutcome[]) {
  const shown: PlaceLock[] = []
  let calls = 0
  const ask = (() => Promise.resolve(outcomes[calls++] ?? { kind: 'dismissed' })) as Ask
  const shopper = shopperStore({ user: anonymousUser, cart: cartWith([]) })
  const perform = () => Promise.resolve(true)
  const parts = { ask, perform, shopper, placeLock: () => lock, notifyLocked: (why: PlaceLock) => shown.push(why) }
  return { ready: await runFlow(parts, first), calls, shown }
}

describe.each<[string, PlaceLock]>([
  ['while an order is being changed', 'changingOrder'],
  ['at the payment', 'payment'],
])('%s', (_when, lock) => {
  test.each<[FlowStep['dialog']]>([['address'], ['store']])(
    'the %s dialog is not opened, and the shopper is told why [storefront-2]',
    async (dialog) => {
      expect(await run({ dialog }, lock, [])).toEqual({ ready: false, calls: 0, shown: [lock] })
    },
  )

  test.each<[DialogOutcome['kind']]>([['setAddress'], ['setStore']])(
    'nor from the slots by %s [storefront-3]',
    async (kind) => {
      const outcome = { kind } as DialogOutcome
      expect(await run({ dialog: 'timeslot' }, lock, [outcome])).toEqual({ ready: false, calls: 1, shown: [lock] })
    },
  )
})

test('otherwise the slots lead to the addresses, these to the stores, and a turn away ends it', async () => {
  const outcomes: DialogOutcome[] = [{ kind: 'setAddress' }, { kind: 'setStore' }]
  expect(await run({ dialog: 'timeslot' }, undefined, outcomes)).toEqual({ ready: false, calls: 3, shown: [] })
})

test('the login dialog can keep the add that waits, for the group’s own login leaves the page [storefront-4]', () => {
  let restarts = 0
  const ask: Ask = (draw) => {
    const shown = draw(() => undefined)
    if (isValidElement<{ onLeave?: () => void }>(shown)) shown.props.onLeave?.()
    return new Promise(() => {})
  }
  const shopper = shopperStore({ user: anonymousUser, cart: cartWith([]) })
  const perform = () => Promise.resolve(true)
  const parts = { ask, perform, shopper, placeLock: () => undefined, notifyLocked: () => undefined }
  void runFlow(parts, { dialog: 'login' }, { onRestart: () => (restarts += 1) })
  expect(restarts).toBe(1)
})
