import { expect, test } from 'vitest'
import { describedCalls } from '../areas.ts'
import type { Access } from '../call.ts'
import { actedCalls } from './acted-calls.ts'

const ofCustomers: ReadonlySet<Access> = new Set(['public', 'customer', 'owner', 'shopper'])

test('every call that staff can make for a customer and that writes is among those the log has words for', () => {
  const written = [...describedCalls.values()].filter(
    ({ call }) => call.effect === 'write' && ofCustomers.has(call.access) && call.personal !== true,
  )
  expect(actedCalls.toSorted()).toEqual(written.map(({ name }) => name).toSorted())
})
