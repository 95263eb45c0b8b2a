import { describe, expect, test } from 'vitest'
import { arePromotionDays, type PromotedProduct, type PromotionCut, promotionRefusal } from './promotion-refusal.ts'

const milk: PromotedProduct = { isFirstInfantFormula: false, isLoose: false, listCents: 145, lowestCents: 129 }

describe('a promotion', () => {
  test.each<[string, PromotionCut, Partial<PromotedProduct>, string | undefined]>([
    ['of a price below that of 30 days', { kind: 'price', cents: 128 }, {}, undefined],
    ['of the lowest price of 30 days', { kind: 'price', cents: 129 }, {}, 'not-below-lowest'],
    ['of more than that, though below the price of today', { kind: 'price', cents: 140 }, {}, 'not-below-lowest'],
    ['of the price it has anyway', { kind: 'price', cents: 145 }, {}, 'not-below-price'],
    ['of what was not sold before', { kind: 'price', cents: 144 }, { lowestCents: null }, undefined],
    ['of a percentage that goes below', { kind: 'percent', percent: 20 }, {}, undefined],
    ['of a percentage that does not', { kind: 'percent', percent: 10 }, {}, 'not-below-lowest'],
    ['of several pieces', { kind: 'pieces', pieces: 3, paidPieces: 2 }, {}, undefined],
    ['in which all pieces are paid', { kind: 'pieces', pieces: 3, paidPieces: 3 }, {}, 'pieces'],
    ['in which no piece is paid', { kind: 'pieces', pieces: 3, paidPieces: 0 }, {}, 'pieces'],
    ['of several pieces of loose goods', { kind: 'pieces', pieces: 3, paidPieces: 2 }, { isLoose: true }, 'loose'],
    ['of the second piece of loose goods', { kind: 'second', percent: 50 }, { isLoose: true }, 'loose'],
    ['of the second piece', { kind: 'second', percent: 50 }, {}, undefined],
    ['where it is not sold', { kind: 'second', percent: 50 }, { listCents: null }, 'no-price'],
    ['of infant formula', { kind: 'price', cents: 1 }, { isFirstInfantFormula: true }, 'infant-formula'],
  ])('%s', (_what, cut, more, refusal) => {
    expect(promotionRefusal(cut, { ...milk, ...more })).toBe(refusal)
  })
})

describe('days of a promotion', () => {
  const today = '2026-11-16'
  test.each([
    ['from today', '2026-11-16', '2026-11-22', undefined, true],
    ['for a day', '2026-11-20', '2026-11-20', undefined, true],
    ['from yesterday', '2026-11-15', '2026-11-22', undefined, false],
    ['that end before they begin', '2026-11-20', '2026-11-19', undefined, false],
    ['for more than a year', '2026-11-20', '2027-11-22', undefined, false],
    ['of no calendar', '2026-11-20', '2026-11-31', undefined, false],
    ['begun, which end later', '2026-11-10', '2026-11-30', '2026-11-10', true],
    ['begun, which would have begun later', '2026-11-17', '2026-11-30', '2026-11-10', false],
    ['begun, which would be over', '2026-11-10', '2026-11-15', '2026-11-10', false],
    ['that have not begun and begin sooner', '2026-11-17', '2026-11-30', '2026-11-20', true],
  ])('%s', (_what, from, to, begun, right) => {
    expect(arePromotionDays({ from, to }, today, begun)).toBe(right)
  })
})
