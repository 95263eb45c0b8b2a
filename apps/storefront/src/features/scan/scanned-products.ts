import type { Api } from '@bottega/contract/api.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import { scannedCode } from '@bottega/rules/catalog/scanned-code.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'

/** More than fit in a fridge door; the address names each. */
const mostCodes = 12

/** The codes of an address, the last scanned first. Unreadable ones are left out: an address may hold anything. */
export function readCodes(query: URLSearchParams): string[] {
  const codes = query.getAll('code').map(scannedCode)
  return [...new Set(codes.filter((code) => code !== undefined))].slice(0, mostCodes)
}

/** The codes with one more in front. */
export const withCode = (codes: readonly string[], code: string): string[] =>
  [code, ...codes.filter((one) => one !== code)].slice(0, mostCodes)

/** The product with this barcode as this shopper can buy it; undefined where their store sells none. */
export async function findScanned(api: Api, code: string): Promise<ShelfProduct | undefined> {
  const { data } = await api.call(productsList, { query: { barcode: code, page_size: 1 } })
  const [product] = 'products' in data ? data.products : []
  return product && shelfProduct(product)
}
