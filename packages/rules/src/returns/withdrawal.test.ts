import { expect, test } from 'vitest'
import { choiceWords } from '../catalog/label-choices.ts'
import { changeBlockingStatuses, orderStatus } from '../orders/order-status.ts'
import {
  lastWithdrawalDay,
  mayWithdraw,
  withdrawable,
  withdrawalEnds,
  withdrawalKindOf,
  withdrawalKinds,
  withdrawalRefundBy,
  withdrawalWay,
} from './withdrawal.ts'

const blocking = changeBlockingStatuses.chosen
const deliveredAt = new Date('2026-11-10T17:30:00Z')
const bottle = { quantity: 2000, returned: 0, refunded: 0, isFresh: false }

test.each([
  ['a bottle', { sellingMode: 'piece', storage: 'In luogo fresco e asciutto.', isMadeToOrder: false }, 'usual'],
  [
    'a jar for the fridge once open',
    { sellingMode: 'pack', storage: 'In dispensa. Poi in frigo.', isMadeToOrder: false },
    'usual',
  ],
  ['goods without a storage text', { sellingMode: 'piece', storage: null, isMadeToOrder: false }, 'usual'],
  ['weighed apples', { sellingMode: 'loose', storage: null, isMadeToOrder: false }, 'perishable'],
  ['ice', { sellingMode: 'piece', temperature: 'frozen', storage: null, isMadeToOrder: false }, 'perishable'],
  [
    'a salami of the shelf',
    { sellingMode: 'piece', temperature: 'ambient', storage: 'In frigo', isMadeToOrder: false },
    'usual',
  ],
  ['milk', { sellingMode: 'piece', storage: 'In frigorifero a 4 °C.', isMadeToOrder: false }, 'perishable'],
  ['ham in thin slices', { sellingMode: 'pack', storage: null, isMadeToOrder: true }, 'madeToOrder'],
] as const)('%s is withdrawn from as the law has it [withdrawal-1]', (_what, goods, kind) => {
  expect(withdrawalKindOf({ stated: null, temperature: null, ...goods })).toBe(kind)
})

test.each([
  ['a magazine', { stated: 'press', sellingMode: 'piece', storage: null, isMadeToOrder: false }, 'press'],
  [
    'cheese sealed for weeks',
    { stated: 'usual', sellingMode: 'piece', storage: 'In frigo', isMadeToOrder: false },
    'usual',
  ],
  [
    'a cream cut to order',
    { stated: 'hygiene', sellingMode: 'pack', storage: null, isMadeToOrder: true },
    'madeToOrder',
  ],
  [
    'a word of another time',
    { stated: 'toString', sellingMode: 'piece', storage: null, isMadeToOrder: false },
    'usual',
  ],
] as const)('the label of %s decides before what follows from its kind [withdrawal-24]', (_what, goods, kind) => {
  expect(withdrawalKindOf({ temperature: null, ...goods })).toBe(kind)
})

test('the sentence of a product page has the letter of its exception, and lets sealed goods go while they are sealed [withdrawal-27]', () => {
  const sentences = Object.keys(withdrawalKinds).map((name) => choiceWords('withdrawal', name, 'it'))
  const expected = Object.values(withdrawalKinds).map((kind) => {
    const letter = 'clause' in kind ? `lettera ${kind.clause},` : 'senza dover dire perché'
    const opening = {
      yes: 'Entro 14 giorni',
      sealed: 'Entro 14 giorni dalla consegna, finché è sigillato',
      no: 'Escluso',
    }
    return [expect.stringContaining(letter), expect.stringMatching(new RegExp(`^${opening[kind.withdrawable]}`))]
  })
  expect(sentences.map((sentence) => [sentence, sentence])).toEqual(expected)
})

test('every exception names its letter of article 59, and only the usual goods have none', () => {
  const letters = Object.entries(withdrawalKinds).map(([name, kind]) => [name, 'clause' in kind ? kind.clause : ''])
  expect(Object.fromEntries(letters)).toEqual({
    usual: '',
    madeToOrder: 'c',
    perishable: 'd',
    hygiene: 'e',
    mixed: 'f',
    media: 'i',
    press: 'l',
  })
})

test.each([
  ['a Tuesday, two weeks later on Tuesday', '2026-11-10T17:30:00Z', '2026-11-24'],
  ['a Saturday, on the Monday after the fourteenth day', '2026-11-14T09:00:00Z', '2026-11-30'],
  ['the last evening hour counts as its day', '2026-11-10T22:59:00Z', '2026-11-24'],
  ['two weeks before Christmas, after Saint Stephen and a Sunday', '2026-12-11T09:00:00Z', '2026-12-28'],
])('the period of a delivery on %s, ends with that day [withdrawal-2]', (_what, at, last) => {
  expect(lastWithdrawalDay(new Date(at))).toBe(last)
})

test('goods are withdrawn from until the last moment of the last day, and before the delivery', () => {
  const ends = withdrawalEnds(deliveredAt)
  expect(ends.toISOString()).toBe('2026-11-24T23:00:00.000Z')
  const last = new Date(ends.getTime() - 1)
  expect(withdrawable({ deliveredAt }, bottle, 'usual', last)).toEqual({ quantity: 2000, until: ends })
  expect(withdrawable({ deliveredAt }, bottle, 'usual', ends)).toEqual({ obstacle: 'late' })
  expect(withdrawable({ deliveredAt: undefined }, bottle, 'usual', last)).toEqual({ quantity: 2000 })
})

test.each([
  ['excepted goods', bottle, 'perishable', 'excepted'],
  ['goods that never came', { ...bottle, quantity: 0 }, 'usual', 'missing'],
  ['goods in another return', { ...bottle, returned: 2000 }, 'usual', 'nothing'],
  ['goods paid back', { ...bottle, refunded: 2000 }, 'usual', 'refunded'],
] as const)('%s are not withdrawn from', (_what, goods, kind, obstacle) => {
  expect(withdrawable({ deliveredAt }, goods, kind, deliveredAt)).toEqual({ obstacle })
})

test.each([
  ['cancels an order that nobody has begun', orderStatus.ordered, undefined, 'cancel'],
  ['waits for an order that is packed', orderStatus.prepared, undefined, 'wait'],
  ['waits for an order that is being picked', orderStatus.beingPicked, undefined, 'wait'],
  ['returns what was delivered', orderStatus.delivered, deliveredAt, 'return'],
  ['does nothing to a cancelled order', orderStatus.cancelled, undefined, undefined],
] as const)('a withdrawal %s [withdrawal-3]', (_what, statusId, at, way) => {
  expect(withdrawalWay({ statusId, deliveredAt: at }, blocking)).toBe(way)
})

test('it is offered from the order to the end of the period', () => {
  expect(mayWithdraw('cancel', undefined, deliveredAt)).toBe(true)
  expect(mayWithdraw('return', deliveredAt, deliveredAt)).toBe(true)
  expect(mayWithdraw('return', deliveredAt, withdrawalEnds(deliveredAt))).toBe(false)
  expect(mayWithdraw(undefined, undefined, deliveredAt)).toBe(false)
})

test('the money is back within fourteen days of the statement', () => {
  expect(withdrawalRefundBy(new Date('2026-11-12T23:30:00Z'))).toBe('2026-11-27')
})
