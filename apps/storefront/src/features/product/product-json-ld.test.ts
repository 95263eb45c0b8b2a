import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { expect, test } from 'vitest'
import { shownProduct } from './product-facts.ts'
import { productJsonLd } from './product-json-ld.ts'

const view = {
  productId: 1,
  name: 'Mele Golden',
  breadCrumbs: [],
  productInfos: {},
  productClasses: [],
  vendor: { vendorId: 12, name: 'SOLARA' },
  priceDisplay: 2.49,
  weightUnitDisplay: 'KG',
  available: 10,
} as unknown as ProductView
const described = (more: Partial<ProductView>) =>
  productJsonLd(shownProduct({ ...view, ...more }), 'https://shop.example', '/product/mele')

test('a product sold by weight is described with its price of a kilogram, and without the code of the scale [product-71]', () => {
  const loose = described({ priceUnitDisplay: 'kg', barcode: '2100319000000' })
  expect(loose.offers).toMatchObject({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'EUR',
      price: '2.49',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
    },
  })
  expect(loose.offers).not.toHaveProperty('price')
  expect(loose).not.toHaveProperty('gtin')
})

test('a pack is described with its price and its barcode [product-72]', () => {
  const pack = described({ priceUnitDisplay: 'pz', barcode: '8098017000061' })
  expect(pack.offers).toMatchObject({ price: '2.49', priceCurrency: 'EUR' })
  expect(pack).toMatchObject({ gtin: '8098017000061' })
})
