import { describe, expect, test } from 'vitest'
import { type DecidedReturn, goodsOfReturn, returnWaitsFor } from './return-goods.ts'
import { returnMethod, returnReasons, type ReturnReason, returnStatus } from './return-status.ts'

const decidedAt = new Date('2026-11-16T10:00:00Z')
const receivedAt = new Date('2026-11-18T10:00:00Z')
const days = 14
const until = new Date('2026-11-30T10:00:00Z')
const { toApprove, approved, cancelled } = returnStatus

const decided = (statusId: number, reasons: readonly ReturnReason[], change: Partial<DecidedReturn> = {}) => ({
  statusId,
  reasons,
  decidedAt: statusId === toApprove ? null : decidedAt,
  receivedAt: null,
  methodId: returnMethod.refund,
  isReplaced: false,
  ...change,
})

describe('the goods of a return', () => {
  test('only what is no longer wanted comes back, within as many days of the decision; the rest is kept [aftersales-90]', () => {
    const ways = returnReasons.map((reason) => goodsOfReturn(decided(approved, [reason]), days))
    expect(ways).toEqual([...returnReasons.slice(0, -1).map(() => ({ way: 'keep' })), { way: 'bring', until }])
    expect(returnReasons.at(-1)).toBe('unwanted')
    expect(goodsOfReturn(decided(approved, ['damaged', 'unwanted']), days)).toEqual({ way: 'bring', until })
  })

  test('they are put aside before the decision, are back once received, and are no matter of a return that ended', () => {
    expect(goodsOfReturn(decided(toApprove, ['unwanted']), days)).toEqual({ way: 'aside' })
    expect(goodsOfReturn(decided(approved, ['unwanted'], { receivedAt }), days)).toEqual({
      way: 'back',
      at: receivedAt,
    })
    expect(goodsOfReturn(decided(cancelled, ['unwanted']), days)).toBeUndefined()
  })
})

test.each([
  ['a decision', decided(toApprove, ['damaged']), decidedAt, 'decision'],
  ['nothing, once goods that are kept are refunded', decided(approved, ['damaged']), decidedAt, undefined],
  ['goods until the last moment', decided(approved, ['unwanted']), until, 'goods'],
  ['nothing after it', decided(approved, ['unwanted']), new Date(until.getTime() + 1), undefined],
  ['nothing once they are back', decided(approved, ['unwanted'], { receivedAt }), decidedAt, undefined],
  ['nothing once it ended', decided(cancelled, ['unwanted']), decidedAt, undefined],
] as const)('a return waits for %s', (_what, facts, now, waits) => {
  expect(returnWaitsFor(facts, days, now)).toBe(waits)
})

test('a replacement is waited for until it travels', () => {
  const exchange = { ...decided(approved, ['damaged']), methodId: returnMethod.replacement }
  expect(returnWaitsFor(exchange, days, decidedAt)).toBe('replacement')
  expect(returnWaitsFor({ ...exchange, isReplaced: true }, days, decidedAt)).toBeUndefined()
})
