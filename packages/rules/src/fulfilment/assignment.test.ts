import { expect, test } from 'vitest'
import { assignmentOf } from './assignment.ts'

const [anna, bea, carlo] = [1, 2, 3]
const free = { current: null, seen: null, wanted: anna, asking: anna, isInCharge: false }
const annas = { ...free, current: anna, seen: anna }

test.each([
  ['a picker takes a free order', free, 'assigned'],
  ['a picker gives a free order to nobody else', { ...free, wanted: bea }, 'not-theirs'],
  ['staff in charge give a free order to anybody', { ...free, wanted: bea, isInCharge: true }, 'assigned'],
  ['a picker hands their order over', { ...annas, wanted: bea }, 'assigned'],
  ['a picker gives their order back', { ...annas, wanted: null }, 'assigned'],
  ['the same again changes nothing', { ...annas, seen: null }, 'unchanged'],
  ['the second of two who take a free order is told', { ...annas, seen: null, wanted: bea, asking: bea }, 'overtaken'],
  ['a picker takes nothing out of a colleague’s hands', { ...annas, wanted: bea, asking: bea }, 'not-theirs'],
  ['staff in charge do', { ...annas, wanted: bea, asking: carlo, isInCharge: true }, 'assigned'],
  [
    'but not where it passed on since they looked',
    { ...annas, seen: bea, wanted: carlo, asking: carlo, isInCharge: true },
    'overtaken',
  ],
  ['an order given back since it was seen is free', { ...free, seen: bea }, 'assigned'],
] as const)('%s', (_, wish, outcome) => {
  expect(assignmentOf(wish)).toBe(outcome)
})
