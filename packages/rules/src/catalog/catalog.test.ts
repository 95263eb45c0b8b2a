import { describe, expect, test } from 'vitest'
import { categoryPopupDelay } from './category-popup.ts'
import { promotionLabel } from '../promotions/promotion-label.ts'
import { slugify } from '../text/plain-words.ts'
import { isNewerVersion } from './version.ts'

describe('slugify', () => {
  test.each([
    ["L'Aceto più buono", 'l-aceto-piu-buono'],
    ['Caffè & Tè', 'caffe-te'],
    ['Würstel Größe M', 'wurstel-grosse-m'],
    ['Pane, pizza e focacce (500 g)', 'pane-pizza-e-focacce-500-g'],
    ['  --  ', ''],
    ['Crème brûlée œuf', 'creme-brulee-oeuf'],
    ['Dall’orto', 'dall-orto'],
  ])('%j is %j', (name, slug) => expect(slugify(name)).toBe(slug))
})

describe('a category popup', () => {
  const popup = { isActive: true, openingDelaySeconds: 5, reopeningDays: 7 }
  const now = new Date('2026-03-28T10:00:00Z')
  test.each([
    ['never shown opens after its delay', popup, null, 5000],
    ['not active stays closed', { ...popup, isActive: false }, null, null],
    ['shown six days ago stays closed', popup, '2026-03-22T10:00:00Z', null],
    ['shown seven days ago opens again [catalogue-39]', popup, '2026-03-21T10:00:00Z', 5000],
    ['without delay opens at once', { ...popup, openingDelaySeconds: 0 }, null, 0],
  ])('%s', (_, popup, shownAt, delay) => {
    expect(categoryPopupDelay(popup, shownAt === null ? null : new Date(shownAt), now)).toBe(delay)
  })
})

describe('isNewerVersion', () => {
  test.each([
    ['1.1.8', '1.1.7', true],
    ['1.10.0', '1.9.9', true],
    ['2', '1.9.9', true],
    ['1.1.7.1', '1.1.7', true],
    ['1.1.7', '1.1.7', false],
    ['1.1.7.0', '1.1.7', false],
    ['1.1.6', '1.1.7', false],
    ['1.2.0-beta', '1.1.7', false],
    ['2.0', 'dev', false],
    ['', '1.1.7', false],
    ['1..2', '1.1', false],
  ])('%j after %j: %s', (latest, running, newer) => expect(isNewerVersion(latest, running)).toBe(newer))
})

describe('promotionLabel', () => {
  const plain = { promotionTypeId: 3, isBelowCost: false, take: null, pay: null, discountPercent: null }
  test.each([
    ['type 1', { promotionTypeId: 1, take: 3, pay: 2 }, { key: 'promo.multiPiece', args: { take: 3, pay: 2 } }],
    ['type 1 without its numbers', { promotionTypeId: 1 }, { key: 'view', args: null }],
    [
      'type 5 below cost [catalogue-60]',
      { promotionTypeId: 5, isBelowCost: true },
      { key: 'promo.belowCost', args: null },
    ],
    ['type 5 that only cuts the price', { promotionTypeId: 5, discountPercent: 20 }, { key: 'view', args: null }],
    ['type 6', { promotionTypeId: 6, discountPercent: 50 }, { key: 'promo.secondPiece', args: { percent: 50 } }],
    ['any other type', {}, { key: 'view', args: null }],
  ])('%s', (_, promotion, label) => expect(promotionLabel({ ...plain, ...promotion })).toEqual(label))
})
