import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { isWorldwideBarcode } from '@bottega/rules/validators/worldwide-barcode.ts'
import { pricesOf } from '../product-card/product-prices.ts'
import type { ShownProduct } from './product-facts.ts'

/** Units of UN/CEFACT (recommendation 20) goods are priced by where they are weighed or drawn. */
const measures = { kg: 'KGM', l: 'LTR' } as const

/** Of weighed goods the price is that of one unit, and says so: else it would be read as that of a pack. */
function priceOf(product: ShownProduct['product']) {
  const price = eurosFromCents(pricesOf(product).paid).toFixed(2)
  const unit = product.priceUnitDisplay
  if (unit === 'pz') return { priceCurrency: 'EUR', price }
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'EUR',
      price,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: measures[unit] },
    },
  }
}

/**
 * The product as search engines read it, with its barcode where that is one in other shops too. (schema.org/Product)
 */
export function productJsonLd({ product, pictures, barcode, description }: ShownProduct, origin: string, path: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: description ?? product.description,
    brand: { '@type': 'Brand', name: product.shortDescr },
    ...(pictures.length > 0 && { image: pictures.map(({ large }) => new URL(large, origin).href) }),
    ...(barcode && isWorldwideBarcode(barcode) && { gtin: barcode }),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      ...priceOf(product),
      availability: `https://schema.org/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
