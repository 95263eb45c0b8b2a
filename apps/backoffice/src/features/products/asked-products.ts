import type { QueryOf } from '@bottega/contract/call-schema.ts'
import type { staffProducts } from '@bottega/contract/staff-products/staff-products.ts'
import { lawDutyNames } from '@bottega/rules/catalog/law-duties.ts'
import { idIn } from '../../lib/asked.ts'
import { sales } from './sales.ts'

export const lawGaps = ['any', ...lawDutyNames] as const
export const gaps = ['price', 'stock', 'picture'] as const
export const orders = ['name', 'code', 'price', 'priceDown', 'stock', 'stockDown'] as const

type Asked = QueryOf<typeof staffProducts>
/** The filter of the table, without its order and page. */
export type AskedProducts = Omit<Asked, 'sort' | 'page'>

/** The filter of the table as the address has it; what no table knows is left out. */
export function askedProducts(searchParams: URLSearchParams): AskedProducts {
  const q = searchParams.get('q') ?? ''
  const sale = sales.find((one) => one === searchParams.get('sale'))
  const lacks = lawGaps.find((one) => one === searchParams.get('lacks'))
  const without = gaps.find((one) => one === searchParams.get('without'))
  const [category, store] = [idIn(searchParams.get('category')), idIn(searchParams.get('store'))]
  return {
    ...(q !== '' && { q }),
    ...(sale !== undefined && { sale }),
    ...(lacks !== undefined && { lacks }),
    ...(without !== undefined && { without }),
    ...(category !== undefined && { category_id: category }),
    ...(store !== undefined && { warehouse_id: store }),
  }
}

export const askedOrder = (searchParams: URLSearchParams): Asked['sort'] =>
  orders.find((one) => one === searchParams.get('sort'))
