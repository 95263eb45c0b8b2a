import { expect, test } from 'vitest'
import { bubbleOf } from './promotion-bubble.ts'

const words = { belowCost: () => 'SOTTOCOSTO', secondPiece: (percent: number) => `2° −${percent} %` }
const promotion = {
  warehousePromoId: 1,
  promoType: 'X',
  warehousePromoTypeId: 5,
  discountPerc: 20,
  cashDeskPromo: false,
  validityDate: '01/11/2026',
  expireDate: '14/11/2026',
  view: { cssClass: 'promo_discount', body: 'Offerta del mese' },
}
const multiPiece = (mPiece: number, discountPerc: number) => ({
  warehousePromoTypeId: 1,
  discountPerc,
  view: { ...promotion.view, mPiece, bubble: 'altro' },
})

test.each([
  ['3 for 2', multiPiece(3, 33.33), '3×2'],
  ['4 for 3', multiPiece(4, 25), '4×3'],
  ['2 for 1', multiPiece(2, 50), '2×1'],
  ['6 for 4', multiPiece(6, 33.33), '6×4'],
  ['below cost', { promoType: 'SOTTOCOSTO', view: { ...promotion.view, bubble: 'altro' } }, 'SOTTOCOSTO'],
  ['the second piece [words-6]', { warehousePromoTypeId: 6, discountPerc: 50 }, '2° −50 %'],
  [
    'an ordinary cut of type 5, in its editor’s words [words-2]',
    { view: { ...promotion.view, bubble: '−20 %' } },
    '−20 %',
  ],
  ['an ordinary cut without a bubble of its own', {}, '−20 %'],
  ['a cut of a fraction, never announced larger than it is', { discountPerc: 33.89 }, '−33 %'],
  ['any other type', { warehousePromoTypeId: 9, discountPerc: 0 }, 'Offerta del mese'],
])('%s', (_, more, bubble) => expect(bubbleOf({ ...promotion, ...more }, words)).toBe(bubble))
