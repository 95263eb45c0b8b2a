import { expect, test } from 'vitest'
import { emptyOffer, readOffer } from './offer-form.ts'

const offer = { ...emptyOffer, product: ' Farina ' }

test.each([
  [{}, { product: 'Farina', quantity: 1 }],
  [
    { quantity: ' 12 ', price: '18,50' },
    { product: 'Farina', quantity: 12, price: 18.5 },
  ],
  [
    { price: '18.5', brand: ' Mulino ', note: ' bio ' },
    { product: 'Farina', quantity: 1, price: 18.5, brand: 'Mulino', note: 'bio' },
  ],
  [{ quantity: '100000' }, { product: 'Farina', quantity: 100_000 }],
])('%o is an offer', (typed, body) => {
  expect(readOffer({ ...offer, ...typed })).toEqual({ body })
})

test.each([
  [{ product: '  ' }, { product: 'required' }],
  [{ quantity: '0' }, { quantity: 'quantityError' }],
  [{ quantity: '1,5' }, { quantity: 'quantityError' }],
  [{ quantity: '100001' }, { quantity: 'quantityError' }],
  [{ price: '0' }, { price: 'priceError' }],
  [{ price: 'dieci' }, { price: 'priceError' }],
  [{ price: '1,234' }, { price: 'priceError' }],
])('%o is refused', (typed, errors) => {
  expect(readOffer({ ...offer, ...typed })).toEqual({ errors })
})
