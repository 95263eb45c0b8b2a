import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { describe, expect, test } from 'vitest'
import { readFilters } from '../catalog/listing/listing-address.ts'
import { brandHref, shownProduct } from './product-facts.ts'

const view = {
  productId: 1,
  name: 'Penne integrali',
  breadCrumbs: [],
  productInfos: {},
  vendor: { vendorId: 12, name: 'GRANALTO' },
  adultsOnly: false,
  productClasses: [
    { productClassId: 1012, productClassGroupId: 10_002, name: 'GRANALTO' },
    { productClassId: 7, productClassGroupId: 10_003, name: 'Integrale' },
    { productClassId: 6, productClassGroupId: 10_003, name: 'Vegano' },
    { productClassId: 15, productClassGroupId: 10_007, name: 'Cashback' },
  ],
  metaData: {
    product_description: { description: 'Penne da cuocere.', ingredients: 'Semola di <strong>grano</strong>.' },
  },
} as unknown as ProductView

describe('the page of a product', () => {
  test('tells what it is apart from the text of its label [pictures-12]', () => {
    const shown = shownProduct(view)
    expect(shown.description).toBe('Penne da cuocere.')
    expect(shown.facts).toEqual([{ name: 'ingredients', html: 'Semola di <strong>grano</strong>.' }])
  })

  test('has the fields of the label in its order, whatever order the answer has [label-11]', () => {
    const texts = {
      operator: 'Granalto',
      storage: 'Al fresco',
      origin_country: 'Italia',
      ingredients: 'Semola',
      extra: '?',
    }
    const { facts } = shownProduct({ ...view, metaData: { product_description: texts } })
    expect(facts.map(({ name }) => name)).toEqual(['ingredients', 'originCountry', 'storage', 'operator'])
  })

  test('without a description has none, and no empty one', () => {
    expect('description' in shownProduct({ ...view, metaData: { product_description: { description: ' ' } } })).toBe(
      false,
    )
  })

  test('marks the characteristics of the label, and no brand, limit or cashback [pictures-13]', () => {
    expect(shownProduct(view).marks.map(({ name }) => name)).toEqual(['Integrale', 'Vegano'])
  })

  test('leads to the products of the brand, as its filter shows them [pictures-14]', () => {
    const { pathname, searchParams } = new URL(brandHref(shownProduct(view).vendorId), 'https://shop.example')
    expect(pathname).toBe('/search')
    expect(readFilters(searchParams).facets).toEqual({ vendor_id: [12] })
  })
})
