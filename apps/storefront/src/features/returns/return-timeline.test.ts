import type { ReturnProgressView } from '@bottega/contract/returns/return-progress.ts'
import { expect, test } from 'vitest'
import { timelineOf } from './return-timeline.ts'

const date = '2026-11-20T10:00:00.000Z'
const decidedAt = '2026-11-21T10:00:00.000Z'
const later = '2026-11-24T10:00:00.000Z'
const asked = {
  date,
  status: { refundStatusId: 1, name: 'Da approvare' },
  method: { refundMethodId: 6, name: 'Rimborso' },
  refused: false,
}
const approved = { ...asked, status: { refundStatusId: 3, name: 'Approvato' }, decidedAt }
const ended = { ...asked, status: { refundStatusId: 10, name: 'Annullato' }, decidedAt }
const exchange = { ...approved, method: { refundMethodId: 7, name: 'Sostituzione' } }

const store = { name: 'Bottega Navigli', address: 'Ripa di Porta Ticinese 1, 20143 Milano' }
const part = { amount: 2, way: 'back', name: 'Carta online' } as const
type Way = NonNullable<ReturnProgressView['goods']>['way']
type Part = ReturnProgressView['money'][number]
const progress = (way: Way, ...money: Part[]): ReturnProgressView => ({
  goods: { way, orderItemIds: [], store, ...(way === 'back' && { at: later }) },
  money,
})
const expected: Part = { ...part, state: 'expected' }
const coming: Part = { ...part, state: 'coming', by: '2026-11-30' }
const given = (at: string): Part => ({ ...part, state: 'given', at })

test.each([
  ['asked for', asked, progress('aside', expected), 'asked! toDecide> goods.aside money.expected'],
  ['accepted, kept, on its way', approved, progress('keep', coming), 'asked! accepted! goods.keep! money.coming>'],
  ['accepted, to bring', approved, progress('bring', given(later)), 'asked! accepted! goods.bring> money.given!'],
  ['back', approved, progress('back', given(later)), 'asked! accepted! goods.back! money.given!'],
  ['paid in part', approved, progress('keep', given(later), coming), 'asked! accepted! goods.keep! money.coming>'],
  ['worth nothing any more', approved, progress('keep'), 'asked! accepted! goods.keep!'],
  ['to replace', exchange, progress('keep'), 'asked! accepted! goods.keep! replacement.expected'],
  ['replaced', { ...exchange, replacedAt: later }, progress('keep'), 'asked! accepted! goods.keep! replacement.sent!'],
  ['refused', { ...ended, refused: true }, { money: [] }, 'asked! refused.'],
  ['taken back', ended, { money: [] }, 'asked! cancelled.'],
] as const)('the steps of a return that is %s [aftersales-93]', (_what, refund, known, steps) => {
  const marks = { done: '!', current: '>', coming: '', ended: '.' }
  expect(
    timelineOf(refund, known as ReturnProgressView)
      .map(({ station, state }) => station + marks[state])
      .join(' '),
  ).toBe(steps)
})

test('money in parts was given when the last of them was, and other steps have their own time', () => {
  const steps = timelineOf(approved, progress('back', given(later), given(decidedAt)))
  expect(steps.map(({ at }) => at)).toEqual([date, decidedAt, later, later])
})
