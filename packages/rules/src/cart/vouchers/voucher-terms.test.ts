import { describe, expect, test } from 'vitest'
import { mayTakeVoucher, voucherState, type VoucherTerms } from './voucher-terms.ts'

const terms: VoucherTerms = { validFrom: '2026-11-01', validUntil: '2026-11-30', usesLeft: null, balance: 1 }

describe('a voucher valid all November', () => {
  test.each([
    ['the day before', '2026-10-31', 'not-yet'],
    ['on its first day', '2026-11-01', 'usable'],
    ['on its last day', '2026-11-30', 'usable'],
    ['the day after', '2026-12-01', 'expired'],
  ])('%s', (_when, today, state) => {
    expect(voucherState(terms, today)).toBe(state)
  })

  test.each([
    ['with one use left for everybody', { usesLeft: 1 }, 'usable'],
    ['when everybody together used it up', { usesLeft: 0 }, 'used-up'],
    ['when the person used it', { balance: 0 }, 'used'],
    ['when both did, says that the person did', { balance: 0, usesLeft: 0 }, 'used'],
  ])('%s', (_when, known, state) => {
    expect(voucherState({ ...terms, ...known }, '2026-11-15')).toBe(state)
  })

  test('without a last day it never runs out', () => {
    expect(voucherState({ ...terms, validUntil: null }, '2099-01-01')).toBe('usable')
  })
})

describe('what a line voucher may go on', () => {
  const cheese = { productId: 7, categoryIds: [1, 12], isFirstInfantFormula: false }

  test.each([
    ['for anything', { productId: null, categoryId: null }, true],
    ['for this product', { productId: 7, categoryId: null }, true],
    ['for another product', { productId: 8, categoryId: null }, false],
    ['for a department it stands in', { productId: null, categoryId: 1 }, true],
    ['for another department', { productId: null, categoryId: 2 }, false],
  ])('a voucher %s', (_what, goods, allowed) => {
    expect(mayTakeVoucher(goods, cheese)).toBe(allowed)
  })

  test('first-stage infant formula takes none, not even one made for it', () => {
    const formula = { ...cheese, isFirstInfantFormula: true }
    expect(mayTakeVoucher({ productId: 7, categoryId: null }, formula)).toBe(false)
  })
})
