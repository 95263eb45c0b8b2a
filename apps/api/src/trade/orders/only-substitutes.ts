import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { chosenSubstitutesKey } from '@bottega/rules/cart/chosen-substitutes.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { sql } from 'drizzle-orm'
import type { Localized } from '../../kernel/database/columns.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { product } from '../catalog/products.tables.ts'
import { orderLine } from './orders.tables.ts'

/** A product that was named to replace a line; the name is today's. */
export interface NamedSubstitute {
  productId: number
  name: Localized
}

const ids = sql`string_to_array(${orderLine.infos} ->> ${chosenSubstitutesKey}::text, ',')::int[]`

/** A column: the products that alone may replace the line, in the customer's order; null where they named none. */
export const onlySubstitutesColumn = sql<NamedSubstitute[] | null>`
  case when ${orderLine.infos} ? ${chosenSubstitutesKey}::text then (
    select json_agg(json_build_object('productId', named.id, 'name', named.name)
      order by array_position(${ids}, named.id))
    from ${product} named where named.id = any(${ids})) end`

export const presentOnly = (
  { acceptAlternatives }: { acceptAlternatives: boolean },
  named: NamedSubstitute[] | null,
  language: Language,
): Pick<OrderView['orderItems'][number], 'onlySubstitutes'> =>
  acceptAlternatives && named !== null
    ? { onlySubstitutes: named.map(({ productId, name }) => ({ productId, name: textIn(language, name) })) }
    : {}
