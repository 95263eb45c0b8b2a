import * as calls from '@bottega/contract/staff-stock/calls.ts'
import type { StaffCountGood, StaffCountView } from '@bottega/contract/staff-stock/counts.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { lineTotal } from '@bottega/rules/quantity/line-total.ts'
import { thousandthsFromUnits, unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type CallContext, handlersOf } from '../../kernel/calls/call-handler.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import type { CountGood, FoundCount } from '../../trade/orders/stock/counts.service.ts'
import { countGood, endCountOf, readCount, readCounts, startCount } from './counts.service.ts'

function presentCount(count: FoundCount, stores: ReadonlyMap<number, string>, language: Language): StaffCountView {
  const { id: countId, warehouseId, departmentId, startedBy, counted, isApplied } = count
  return {
    countId,
    warehouseId,
    store: stores.get(warehouseId) ?? String(warehouseId),
    departmentId,
    department: textIn(language, count.department),
    startedAt: count.startedAt.toISOString(),
    startedBy,
    counted,
    ...(count.endedAt !== null && { endedAt: count.endedAt.toISOString() }),
    ...(count.endedBy !== null && { endedBy: count.endedBy }),
    isApplied,
  }
}

/** The difference at the price of the shelf, euro. */
function valueOf({ counted, expected, priceCents }: CountGood): number | undefined {
  if (counted === null || expected === null || priceCents === null) return undefined
  return eurosFromCents(lineTotal(priceCents, counted - expected))
}

function presentGood(good: CountGood, language: Language): StaffCountGood {
  const { productId, code, brand, isLoose, counted, staffName, at } = good
  // Before somebody has counted it, what should lie there is told to those who ask for it.
  const expected = counted === null ? good.expectedNow : good.expected
  const value = valueOf(good)
  return {
    productId,
    code,
    barcode: good.barcode ?? '',
    ...(good.furtherBarcodes.length > 0 && { furtherBarcodes: good.furtherBarcodes }),
    name: textIn(language, good.name),
    brand,
    pack: textIn(language, good.pack),
    category: textIn(language, good.category),
    isLoose,
    version: good.version ?? 0,
    ...(counted !== null && { counted: unitsFromThousandths(counted) }),
    ...(expected !== null && { expected: unitsFromThousandths(expected) }),
    ...(value !== undefined && { value }),
    ...(staffName !== null && { by: staffName }),
    ...(at !== null && { at: at.toISOString() }),
    ...(good.isLeftOut === true && { isLeftOut: true }),
  }
}

async function answer({ shop, visitor }: CallContext, countId: number, withExpected = false) {
  const { count, stores, goods, more } = await readCount(shop.db, staffThemselves(visitor), countId, withExpected)
  const { language } = visitor
  return {
    data: {
      count: presentCount(count, stores, language),
      goods: goods.map((good) => presentGood(good, language)),
      more,
    },
  }
}

/** Counts of departments. */
export const staffCountHandlers = handlersOf(calls, {
  staffStockCounts: async ({ shop, visitor }) => {
    const { stores, departments, counts } = await readCounts(shop.db, staffThemselves(visitor))
    const { language } = visitor
    return {
      data: {
        stores: [...stores].map(([id, name]) => ({ id, name })),
        departments: departments.map(({ id, name }) => ({ id, name: textIn(language, name) })),
        counts: counts.map((count) => presentCount(count, stores, language)),
      },
    }
  },
  staffCountStart: async ({ shop, visitor, now }, { body }) => {
    const place = { warehouseId: body.warehouse_id, departmentId: body.department_id }
    return { data: { countId: await startCount(shop.db, staffThemselves(visitor), place, now) } }
  },
  staffCountGoods: (context, { query }) => answer(context, query.count_id, query.expected),
  staffCountLine: async ({ shop, visitor, now }, { body }) => {
    const { count_id: countId, product_id: productId, version } = body
    const said = { countId, productId, version, counted: thousandthsFromUnits(body.counted) }
    const good = await countGood(shop.db, staffThemselves(visitor), said, now)
    return { data: { good: presentGood(good, visitor.language) } }
  },
  staffCountApply: async (context, { body: { count_id: countId } }) => {
    const { shop, visitor, now } = context
    await endCountOf(shop.db, staffThemselves(visitor), { countId, how: 'apply' }, now)
    return answer(context, countId)
  },
  staffCountDrop: async (context, { body: { count_id: countId } }) => {
    const { shop, visitor, now } = context
    await endCountOf(shop.db, staffThemselves(visitor), { countId, how: 'drop' }, now)
    return answer(context, countId)
  },
})
