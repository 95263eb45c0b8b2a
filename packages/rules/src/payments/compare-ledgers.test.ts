import { describe, expect, test } from 'vitest'
import { compareLedgers, type LedgerEntry, uncoveredOrders } from './compare-ledgers.ts'

const entry = (state: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  attemptId: 'a',
  state,
  amountCents: 5000,
  capturedCents: 0,
  refundedCents: 0,
  ...more,
})
const kinds = (ours: LedgerEntry | undefined, atProvider: LedgerEntry | undefined) =>
  compareLedgers(ours ? [ours] : [], atProvider ? [atProvider] : []).map(({ kind }) => kind)

describe('the two ledgers agree', () => {
  test.each([
    ['held on both sides', entry('authorised'), entry('authorised')],
    ['taken on both sides', entry('captured', { capturedCents: 4000 }), entry('captured', { capturedCents: 4000 })],
    ['waiting on both sides', entry('pending'), entry('open')],
    ['declined here, closed there', entry('declined'), entry('voided')],
    ['written down here, not sent yet', entry('created'), undefined],
    ['closed before it was ever sent', entry('voided'), undefined],
    ['being closed on a page still open', entry('closing'), entry('open')],
    ['given back, not recorded yet', entry('releasing'), entry('voided')],
    [
      'given back on both sides',
      entry('refunded', { capturedCents: 4000 }),
      entry('refunded', { capturedCents: 4000 }),
    ],
  ])('%s', (_, ours, atProvider) => expect(kinds(ours, atProvider)).toEqual([]))
})

describe('the two ledgers differ', () => {
  test.each([
    ['held there without an order here', undefined, entry('authorised'), 'missing-here'],
    ['held here, unknown there', entry('authorised'), undefined, 'missing-there'],
    ['held there, given up here', entry('voided'), entry('authorised'), 'state'],
    ['still held there, to be given back', entry('releasing'), entry('authorised'), 'state'],
    ['paid there, being closed here', entry('closing'), entry('authorised'), 'state'],
    ['held here, let go of there', entry('authorised'), entry('voided'), 'state'],
    ['paid there, still waited for here', entry('pending'), entry('authorised'), 'state'],
    ['taken there, only held here', entry('authorised'), entry('captured', { capturedCents: 5000 }), 'state'],
    ['another amount held', entry('authorised'), entry('authorised', { amountCents: 5001 }), 'amount'],
    [
      'another amount taken',
      entry('captured', { capturedCents: 1 }),
      entry('captured', { capturedCents: 2 }),
      'captured',
    ],
    [
      'given back in part there alone',
      entry('captured', { capturedCents: 2 }),
      entry('captured', { capturedCents: 2, refundedCents: 1 }),
      'refunded',
    ],
  ])('%s', (_, ours, atProvider, kind) => expect(kinds(ours, atProvider)).toEqual([kind]))

  test('each payment is named once', () => {
    const ours = [entry('authorised'), entry('voided', { attemptId: 'b' })]
    const atProvider = [
      entry('voided'),
      entry('authorised', { attemptId: 'b', amountCents: 1 }),
      entry('open', { attemptId: 'c' }),
    ]
    expect(compareLedgers(ours, atProvider).map(({ attemptId, kind }) => [attemptId, kind])).toEqual([
      ['a', 'state'],
      ['b', 'amount'],
      ['c', 'missing-here'],
    ])
  })
})

test('an order that stands for more than is held for it is named', () => {
  const order = { orderId: 1, totalCents: 5000, coveredCents: 5200 }
  const lost = { orderId: 2, totalCents: 5000, coveredCents: 0 }
  expect(uncoveredOrders([order, lost])).toEqual([lost])
})
