import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { pricesOf } from '../product-card/product-prices.ts'
import type { ShownProduct } from './product-facts.ts'

/** The product as search engines read it. (schema.org/Product) */
export function productJsonLd({ product, pictures, barcode, description }: ShownProduct, origin: string, path: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: description ?? product.description,
    brand: { '@type': 'Brand', name: product.shortDescr },
    ...(pictures.length > 0 && { image: pictures.map(({ large }) => new URL(large, origin).href) }),
    ...(barcode && { gtin: barcode }),
    offers: {
      '@type': 'Offer',
      url: origin + path,
      priceCurrency: 'EUR',
      price: eurosFromCents(pricesOf(product).paid).toFixed(2),
      availability: `https://schema.org/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
