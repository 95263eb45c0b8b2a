import { anonymousUser } from '@bottega/contract/envelope.ts'
import { isValidElement } from 'react'
import { describe, expect, test } from 'vitest'
import { cartWith } from '../features/cart-store/testing.ts'
import type { DialogOutcome, FlowStep } from '../features/checkout-flow/flow-steps.ts'
import type { PlaceLock } from '../features/checkout-flow/place-lock.ts'
import type { Ask } from '../lib/questions/ask.ts'
import { shopperStore } from '../lib/visit/shopper.ts'
import { lead } from './lead-flow.tsx'

/** A shopper who answers the dialogs with these outcomes, one after the other. */
async function led(first: FlowStep, lock: PlaceLock | undefined, outcomes: DialogOutcome[]) {
  const said: PlaceLock[] = []
  let asked = 0
  const ask = (() => Promise.resolve(outcomes[asked++] ?? { kind: 'dismissed' })) as Ask
  const shopper = shopperStore({ user: anonymousUser, cart: cartWith([]) })
  const perform = () => Promise.resolve(true)
  const parts = { ask, perform, shopper, placeLock: () => lock, sayLocked: (why: PlaceLock) => said.push(why) }
  return { ready: await lead(parts, first), asked, said }
}

describe.each<[string, PlaceLock]>([
  ['while an order is being changed', 'changingOrder'],
  ['at the payment', 'payment'],
])('%s', (_when, lock) => {
  test.each<[FlowStep['dialog']]>([['address'], ['store']])(
    'nobody is led to the %s dialog, and is told why',
    async (dialog) => {
      expect(await led({ dialog }, lock, [])).toEqual({ ready: false, asked: 0, said: [lock] })
    },
  )

  test.each<[DialogOutcome['kind']]>([['setAddress'], ['setStore']])('nor from the slots by %s', async (kind) => {
    const outcome = { kind } as DialogOutcome
    expect(await led({ dialog: 'timeslot' }, lock, [outcome])).toEqual({ ready: false, asked: 1, said: [lock] })
  })
})

test('otherwise the slots lead to the addresses, these to the stores, and a turn away ends it', async () => {
  const outcomes: DialogOutcome[] = [{ kind: 'setAddress' }, { kind: 'setStore' }]
  expect(await led({ dialog: 'timeslot' }, undefined, outcomes)).toEqual({ ready: false, asked: 3, said: [] })
})

test('the login dialog can keep the add that waits, for the group’s own login leaves the page', () => {
  let kept = 0
  const ask: Ask = (draw) => {
    const shown = draw(() => undefined)
    if (isValidElement<{ onLeave?: () => void }>(shown)) shown.props.onLeave?.()
    return new Promise(() => {})
  }
  const shopper = shopperStore({ user: anonymousUser, cart: cartWith([]) })
  const perform = () => Promise.resolve(true)
  const parts = { ask, perform, shopper, placeLock: () => undefined, sayLocked: () => undefined }
  void lead(parts, { dialog: 'login' }, { onRestart: () => (kept += 1) })
  expect(kept).toBe(1)
})
