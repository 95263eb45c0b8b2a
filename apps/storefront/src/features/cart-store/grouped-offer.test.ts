import type { ProductView, WarehousePromoView } from '@bottega/contract/catalog/product.ts'
import { describe, expect, test } from 'vitest'
import { incompleteOffer, quantityForOffer } from './grouped-offer.ts'
import { productOf } from './testing.ts'

const offerOf = (fields: Partial<WarehousePromoView>) =>
  ({ warehousePromoId: 5, view: {}, ...fields }) as WarehousePromoView
const fourForThree = offerOf({ warehousePromoTypeId: 1, view: { cssClass: '', body: '', mPiece: 4 } })
const secondCheaper = offerOf({ warehousePromoTypeId: 6 })
const chosen = { ...fourForThree, selectable: true }
const priceCut = offerOf({ warehousePromoTypeId: 5 })

const jam = (warehousePromo: WarehousePromoView, fields: Partial<ProductView> = {}) =>
  productOf({ productId: 1, warehousePromo, ...fields })

describe('a line', () => {
  test.each([
    ['of one of four lacks three', fourForThree, 1, undefined, 3],
    ['of six of four lacks two for the second group', fourForThree, 6, undefined, 2],
    ['of a whole group lacks nothing', fourForThree, 4, undefined, undefined],
    ['of three, where the second is cheaper, lacks one', secondCheaper, 3, undefined, 1],
    ['with a cut price lacks nothing', priceCut, 1, undefined, undefined],
    ['whose offer was chosen lacks what it takes', chosen, 3, 5, 1],
    ['whose offer was declined lacks nothing', chosen, 3, -1, undefined],
    ['of a members’ offer promises nothing', { ...fourForThree, membersOnly: true }, 1, undefined, undefined],
  ])('%s [promotions-40]', (_case, offer, quantity, promotionChoice, missing) => {
    const item = { product: jam(offer), quantity, ...(promotionChoice !== undefined && { promotionChoice }) }
    expect(incompleteOffer(item)?.missing).toBe(missing)
  })

  test('lacks nothing where so many may not be ordered [promotions-41]', () => {
    expect(incompleteOffer({ product: jam(fourForThree, { maxAcq: 3 }), quantity: 2 })).toBeUndefined()
  })
})

describe('a chosen offer adds', () => {
  test.each([
    ['as many as it counts together', {}, 1000, 4000],
    ['no fewer than were asked for', {}, 6000, 6000],
    ['whole packs', { productInfos: { TIPOLOGIA: 'Confezione', QTY_MULT: '3' } }, 3000, 6000],
    ['what was asked for where it could not be had', { maxAcq: 3 }, 1000, 1000],
    ['what was asked for of loose goods', { productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.3' } }, 300, 300],
  ])('%s [promotions-42]', (_case, fields, asked, added) => {
    expect(quantityForOffer(jam(chosen, fields), asked)).toBe(added)
  })
})
