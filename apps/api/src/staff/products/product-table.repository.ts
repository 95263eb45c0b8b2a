import type { Language } from '@bottega/rules/text/language.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Localized } from '../../kernel/database/columns.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { matching, pricesToday, type ProductFilter } from './product-filter.ts'
import { type Sale, saleColumn } from './staff-products.repository.ts'

export type ProductOrder = 'name' | 'code' | 'price' | 'priceDown' | 'stock' | 'stockDown'

// A type and not an interface: the driver asks for an index signature.
// oxlint-disable-next-line typescript/consistent-type-definitions
export type FoundProduct = {
  productId: number
  code: string
  barcode: string | null
  name: Localized
  brand: string
  pack: Localized
  sale: Sale
  image: string | null
  category: Localized
  isLoose: boolean
  /** Cents, of today; null where the store has no price. */
  cents: number | null
  /** Thousandths; null where it is not counted. */
  available: number | null
}

const wholeRow = ({ warehouseId = 0, today }: ProductFilter): SQL => sql`
  ${product.id} as "productId", ${product.codInt} as code, ${product.barcode}, ${product.name}, ${product.brand},
  ${product.pack}, ${saleColumn} as sale, ${product.image}, c.name as category,
  ${product.sellingMode} = 'loose' as "isLoose", s.available,
  (select p.price_cents from product_price p where p.product_id = ${product.id} and p.warehouse_id = ${warehouseId}
    and p.valid_from <= ${today} and (p.valid_to is null or p.valid_to >= ${today})
    order by p.valid_from desc limit 1) as cents`

const itsTables = ({ warehouseId = 0 }: ProductFilter): SQL => sql`
  join category c on c.id = ${product.categoryId}
  left join stock s on s.product_id = ${product.id} and s.warehouse_id = ${warehouseId}`

interface Listing {
  readonly sort: ProductOrder | undefined
  readonly language: Language
  readonly limit: number
  readonly offset: number
}

const nothing = sql``

/** The value the rows are put in order by, and the table it comes from beside that of products. */
function orderOf(filter: ProductFilter, { sort, language }: Listing): { key: SQL; direction: SQL; from: SQL } {
  const direction = sort === 'priceDown' || sort === 'stockDown' ? sql`desc nulls last` : sql`asc nulls last`
  switch (sort) {
    case undefined:
      return { key: sql`${product.popularity}`, direction: sql`desc`, from: nothing }
    case 'name':
      return {
        key: sql`lower(coalesce(${product.name} ->> ${language}, ${product.name} ->> 'it'))`,
        direction,
        from: nothing,
      }
    case 'code':
      return { key: sql`${product.codInt}`, direction, from: nothing }
    case 'price':
    case 'priceDown':
      return {
        key: sql`t.cents`,
        direction,
        from: sql`left join ${pricesToday(filter)} t on t.product_id = ${product.id}`,
      }
    case 'stock':
    case 'stockDown':
      return {
        key: sql`s.available`,
        direction,
        from: sql`left join stock s on s.product_id = ${product.id} and s.warehouse_id = ${filter.warehouseId ?? 0}`,
      }
    default:
      return sort satisfies never
  }
}

/**
 * One page of the table. The whole list is put in order by its narrow columns alone, and only the rows of the page are read
 * as a whole: 50,000 products take no longer than a page of the shop.
 */
export function productRows(filter: ProductFilter, listing: Listing): SQL {
  const { key, direction, from } = orderOf(filter, listing)
  const { limit, offset } = listing
  return sql`
    with found as materialized (
      select ${product.id} as id, ${key} as key from ${product} ${from} where ${matching(filter) ?? sql`true`}
    ), chosen as materialized (
      select id, key from found
      order by key ${direction}, id limit ${limit} offset ${offset}
    )
    select ${wholeRow(filter)}, (select count(*)::int from found) as found
    from chosen join ${product} on ${product.id} = chosen.id ${itsTables(filter)}
    order by chosen.key ${direction}, chosen.id`
}

export async function findProducts(db: Reader, ...asked: Parameters<typeof productRows>) {
  return (await db.execute<FoundProduct & { found: number }>(productRows(...asked))).rows
}

/** The next products below an id, the highest first. */
export async function productsBelow(
  db: Reader,
  filter: ProductFilter,
  below: number | undefined,
  limit: number,
): Promise<FoundProduct[]> {
  const { rows } = await db.execute<FoundProduct>(sql`
    select ${wholeRow(filter)} from ${product} ${itsTables(filter)}
    where ${matching(filter) ?? sql`true`} and ${below === undefined ? sql`true` : sql`${product.id} < ${below}`}
    order by ${product.id} desc limit ${limit}`)
  return rows
}
