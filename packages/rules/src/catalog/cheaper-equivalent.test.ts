import { describe, expect, test } from 'vitest'
import { cheaperEquivalent, type ComparedGoods } from './cheaper-equivalent.ts'

const penne: ComparedGoods = {
  productId: 1,
  categoryId: 7,
  name: 'Penne rigate',
  brand: 'Pastificio Orseni',
  sellingMode: 'piece',
  isForAdultsOnly: false,
  isFirstInfantFormula: false,
  paidCents: 170,
  unit: { cents: 340, per: 'kg' },
}
const own: ComparedGoods = { ...penne, productId: 2, paidCents: 99, unit: { cents: 198, per: 'kg' } }

test('the cheapest by the kilogram of the same kind is found, with the difference for one pack', () => {
  const dearer = { ...own, productId: 3, paidCents: 120, unit: { cents: 240, per: 'kg' } as const }
  expect(cheaperEquivalent(penne, [dearer, own])).toEqual({ goods: own, per: 'kg', perUnitCents: 142, savedCents: 71 })
})

test('in a slightly larger pack the difference is that for as much as was asked for', () => {
  const larger = { ...own, paidCents: 108, unit: { cents: 200, per: 'kg' } as const }
  expect(cheaperEquivalent(penne, [larger])).toMatchObject({ perUnitCents: 140, savedCents: 70 })
})

test('of two at the same price the first by its number is taken, so that the answer stays the same', () => {
  expect(cheaperEquivalent(penne, [{ ...own, productId: 9 }, own])?.goods.productId).toBe(2)
})

test('loose goods are compared with loose goods', () => {
  const loose = { ...penne, name: 'Mele Golden', sellingMode: 'loose', paidCents: 340 } as const
  const other = { ...loose, productId: 4, paidCents: 300, unit: { cents: 300, per: 'kg' } } as const
  expect(cheaperEquivalent(loose, [other])).toMatchObject({ perUnitCents: 40, savedCents: 40 })
  expect(cheaperEquivalent(loose, [{ ...other, sellingMode: 'piece' }])).toBeUndefined()
})

test.each([
  ['the brand is part of it', 'Orseni penne rigate', 'Penne rigate Bottega'],
  ['the size is part of it', 'Penne rigate 500 g', 'Penne rigate 0,5 kg'],
  ['its words stand in another order', 'Penne rigate di semola', 'Di semola, penne rigate'],
])('a name stays the same where %s', (_title, name, other) => {
  expect(cheaperEquivalent({ ...penne, name }, [{ ...own, brand: 'Bottega', name: other }])).toBeDefined()
})

test.each([
  ['Lampadina LED E27 60 W', 'Lampadina LED E14 60 W'],
  ['Petto di pollo arrosto', 'Petto di tacchino arrosto'],
  ['Olio extravergine 100 % italiano', 'Olio extravergine classico'],
])('%s is not swapped for %s', (name, other) => {
  expect(cheaperEquivalent({ ...penne, name }, [{ ...own, name: other }])).toBeUndefined()
})

describe('nothing is cheaper', () => {
  test.each<[string, Partial<ComparedGoods>]>([
    ['on another shelf', { categoryId: 8 }],
    ['by another name', { name: 'Fusilli' }],
    ['that is another', { name: 'Penne lisce' }],
    ['that promises more', { name: 'Penne rigate integrali' }],
    ['by less than a twentieth', { paidCents: 165, unit: { cents: 330, per: 'kg' } }],
    ['by the litre', { unit: { cents: 198, per: 'l' } }],
    ['where nobody knows the content', { unit: undefined }],
    ['in a pack a fifth larger', { paidCents: 120, unit: { cents: 198, per: 'kg' } }],
    ['in a pack of half the size', { paidCents: 50, unit: { cents: 198, per: 'kg' } }],
    ['for adults alone', { isForAdultsOnly: true }],
    ['as first infant formula', { isFirstInfantFormula: true }],
    ['than itself', { productId: 1 }],
  ])('%s', (_title, difference) => {
    expect(cheaperEquivalent(penne, [{ ...own, ...difference }])).toBeUndefined()
  })

  test.each<[string, Partial<ComparedGoods>]>([
    ['for goods that promise more', { name: 'Penne rigate senza glutine' }],
    ['for wine and spirits', { isForAdultsOnly: true }],
    ['for first infant formula', { isFirstInfantFormula: true }],
    ['for a pack of unknown content', { unit: undefined }],
    ['by a few cents only', { paidCents: 20, unit: { cents: 340, per: 'kg' } }],
  ])('%s', (_title, difference) => {
    const asked = { ...penne, ...difference }
    const other = {
      ...own,
      ...('paidCents' in difference && { paidCents: 18, unit: { cents: 306, per: 'kg' } as const }),
    }
    expect(cheaperEquivalent(asked, [other])).toBeUndefined()
  })
})
