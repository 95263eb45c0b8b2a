import { expect, test } from 'vitest'
import { offerState, worstOffer } from './leaflet-offer.ts'

const days = { from: '2026-11-16', to: '2026-11-22' }
const sold = { isSold: true, promotion: null, others: 0 }
const own = { ...sold, promotion: days }
const longer = { ...sold, promotion: { from: '2026-11-01', to: '2026-11-30' } }

test('a product of a leaflet has an offer on all of its days, on some or on none', () => {
  expect(offerState([own], days)).toBe('offer')
  expect(offerState([longer], days)).toBe('offer')
  expect(offerState([sold, own], days)).toBe('part')
  expect(offerState([sold], days)).toBe('none')
  expect(offerState([{ ...sold, isSold: false }], days)).toBe('notSold')
})

test('a promotion of other days that counts before another is a conflict, the leaflet’s own before others is none', () => {
  expect(offerState([{ ...longer, others: 1 }], days)).toBe('conflict')
  expect(offerState([{ ...own, others: 1 }], days)).toBe('offer')
})

test('of several stores the worst counts, and not to be sold in one of them is less than to lack an offer', () => {
  expect(worstOffer(['offer', 'notSold', 'none'])).toBe('none')
  expect(worstOffer(['offer', 'notSold'])).toBe('notSold')
  expect(worstOffer(['offer', 'conflict', 'none'])).toBe('conflict')
})
