import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { expect, test } from 'vitest'
import { againOn, fallsWith, type LineStep, lineAfter, orderAfter, type Press, type Step } from './press.ts'
import { aLine, anOrder } from '../testing/pick-lists.ts'

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

const [atStore, atHome] = [1, 2]
const can = (steps: Step[], deliveryServiceId: number) => {
  const order = anOrder({ deliveryServiceId, deliveryStatus: { deliveryStatusId: 1, name: '' } })
  const after = steps.reduce((now, step) => orderAfter(now, { step }), order)
  return Object.entries(after.can).flatMap(([step, may]) => (may ? [step] : []))
}
const finish = { kind: 'finish', bags: 2, crates: 1 } as const

test.each<[string, number, Step[], string[]]>([
  ['picked and packed', atStore, [finish], ['handOver', 'notCollected', 'fail']],
  ['picked and packed', atHome, [finish], ['load', 'depart', 'deliver', 'fail']],
  ['put into the van', atHome, [finish, { kind: 'move', step: 'load' }], ['depart', 'suspend', 'deliver', 'fail']],
  ['handed over', atStore, [finish, { kind: 'handOver', code: '123456', undelivered: [] }], []],
  [
    'handed over in part',
    atStore,
    [finish, { kind: 'handOver', code: '1', undelivered: [{ order_item_id: 1, quantity: 1 }] }],
    [],
  ],
  ['not collected', atStore, [finish, { kind: 'end', end: 'not-collected', reason: 'chiuso', restock: true }], []],
])(
  'of an order that is %s (service %i) without a connection, the next step is pressed by the rules of the shop',
  (_name, service, steps, next) => {
    expect(can(steps, service)).toEqual(next)
    expect(orderAfter(anOrder(), { step: finish })).toMatchObject({ bags: 2, crates: 1 })
  },
)

const pressOf = (step: Step, orderId = 31): Press => ({ id: 'x', staff: 'corsia', orderId, step })
const pick = (lineId: number): Step => ({ kind: 'pick', lineId, version: 0, quantity: 1 })
const start: Step = { kind: 'start' }

test.each<[string, Press, Press, boolean]>([
  ['the same line', pressOf(pick(1)), pressOf({ kind: 'putBack', lineId: 1, version: 1 }), true],
  ['the end of its order', pressOf(pick(1)), pressOf(finish), true],
  ['another line', pressOf(pick(1)), pressOf(pick(2)), false],
  ['another order', pressOf(pick(1)), pressOf(finish, 32), false],
  ['everything after a start', pressOf(start), pressOf(pick(1)), true],
  ['the delivery after an end of picking', pressOf(finish), pressOf({ kind: 'move', step: 'load' }), true],
  [
    'the delivery after a step on the road',
    pressOf({ kind: 'move', step: 'near' }),
    pressOf({ kind: 'deliver', undelivered: [] }),
    false,
  ],
])('with a refused press falls, or not, %s', (_name, refused, later, falls) => {
  expect(fallsWith(refused, later)).toBe(falls)
})

test.each<[PickLineView['state'], Step[], string[]]>([
  ['to-pick', [pick(2)], ['pick 7']],
  ['picked', [pick(2)], ['putBack 7', 'pick 8']],
  ['substituted', [pick(2), { kind: 'putBack', lineId: 2, version: 1 }, pick(2)], ['putBack 7', 'pick 8']],
  ['picked', [pick(2), { kind: 'putBack', lineId: 2, version: 1 }], ['putBack 7']],
  ['to-pick', [pick(2), { kind: 'putBack', lineId: 2, version: 1 }], []],
])('on a line that is %s now, one’s own steps are pressed again from its version on', (state, steps, again) => {
  const found = againOn({ ...pasta, state, version: 7 }, steps)
  expect(found.map(({ kind, version }) => `${kind} ${version}`)).toEqual(again)
})
