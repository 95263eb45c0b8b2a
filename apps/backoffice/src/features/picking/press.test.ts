import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { expect, test } from 'vitest'
import { type LineStep, lineAfter, orderAfter } from './press.ts'
import { aLine, anOrder } from './testing/pick-lists.ts'

const pasta = aLine({ orderItemId: 2, unit: 'pz', quantityOrdered: 4, needsWeight: false, version: 3 })
const apples = aLine({ orderItemId: 1, unit: 'kg', quantityOrdered: 0.8 })
const ofPasta = { lineId: 2, version: 3 }

test.each<[string, PickLineView, LineStep, Partial<PickLineView>]>([
  ['all pieces are picked', pasta, { kind: 'pick', ...ofPasta, quantity: 4 }, { state: 'picked', quantityPrepared: 4 }],
  ['fewer are short', pasta, { kind: 'pick', ...ofPasta, quantity: 1 }, { state: 'short', quantityPrepared: 1 }],
  [
    'a weight is kilograms of the line',
    apples,
    { kind: 'pick', lineId: 1, version: 0, grams: 912 },
    { state: 'picked', quantityPrepared: 0.912, weightPrepared: 912 },
  ],
  ['no weight is short', apples, { kind: 'pick', lineId: 1, version: 0, grams: 0 }, { state: 'short' }],
  [
    'a substitute stands beside its line',
    pasta,
    { kind: 'substitute', ...ofPasta, productId: 9, name: 'Penne', unit: 'pz', quantity: 4 },
    { state: 'substituted', substitutes: [expect.objectContaining({ name: 'Penne', quantityPrepared: 4 })] },
  ],
  ['put back is open again', { ...pasta, state: 'picked' }, { kind: 'putBack', ...ofPasta }, { state: 'to-pick' }],
])('%s, and the next step names the next version', (_name, line, step, expected) => {
  expect(lineAfter(line, step)).toMatchObject({ ...expected, version: line.version + 1 })
})

test('a step of another line leaves the line as it is', () => {
  expect(lineAfter(pasta, { kind: 'pick', lineId: 1, version: 0, grams: 3 })).toBe(pasta)
})

test('an order that was started can be picked before the shop has answered', () => {
  const order = anOrder({ can: { ...anOrder().can, pick: false, start: true } })
  expect(orderAfter(order, { step: { kind: 'start' } }).can).toMatchObject({ pick: true, start: false })
})

test('of an order whose picking ended nothing is pressed until the shop has answered', () => {
  const after = orderAfter(anOrder(), { step: { kind: 'finish', bags: 2, crates: 1 } })
  expect(after).toMatchObject({ bags: 2, crates: 1 })
  expect(Object.values(after.can)).not.toContain(true)
})
