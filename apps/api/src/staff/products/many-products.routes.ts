import type { BodyOf } from '@bottega/contract/call-schema.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import type { ManyChange, ManyChangeRow, staffManyPreview } from '@bottega/contract/staff-products/many-products.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import type { PriceStep } from '@bottega/rules/money/price-step.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import { priceOn } from '../price-list/timeline.ts'
import { timelineFrom } from './many-plan.ts'
import type { ChangeRow } from './many-products.repository.ts'
import type { KeptSide } from './many-products.tables.ts'
import {
  type AskedChange,
  changeMany,
  type Chosen,
  type ManyPreview,
  previewMany,
  readChanges,
  undoMany,
} from './many-products.service.ts'
import { wantedFrom } from './product-table.service.ts'

type Body = BodyOf<typeof staffManyPreview>

function stepFrom({ how, cents, percent, rounding = 'none' }: NonNullable<Body['change']['price']>): PriceStep {
  if (how === 'set' && cents !== undefined && cents > 0) return { how, cents }
  if (how === 'amount' && cents !== undefined && cents !== 0) return { how, cents, rounding }
  if (how === 'percent' && percent !== undefined && percent !== 0) return { how, percent, rounding }
  throw new ShopError('error.desk.manyTerms')
}

/** The one change that a call asks for. */
function changeFrom({ price, sale, class: ofClass, category, files }: Body['change']): AskedChange {
  const asked: AskedChange[] = []
  if (price !== undefined)
    asked.push({ kind: 'price', step: stepFrom(price), warehouseIds: price.warehouse_ids, from: price.from })
  if (sale !== undefined) asked.push({ kind: 'sale', sale: sale.sale, reason: sale.reason.trim() })
  if (ofClass !== undefined) asked.push({ kind: 'class', classId: ofClass.class_id, given: ofClass.given })
  if (category !== undefined) asked.push({ kind: 'category', categoryId: category.category_id })
  if (files !== undefined) asked.push({ kind: 'files' })
  const [one, ...others] = asked
  if (one === undefined || others.length > 0) throw new ShopError('error.desk.manyTerms')
  return one
}

const chosenFrom = ({ product_ids: ids, ...filter }: Body): Chosen => ids ?? wantedFrom(filter)

/** One side of a change, as people see it: the price is that of the first day. */
function presentSide(
  { prices, sale, given, category, kept }: KeptSide,
  day: string,
  nameOfShelf: (categoryId: number) => string,
): ManyChangeRow['before'] {
  if (category !== undefined) return { category: nameOfShelf(category.id) }
  if (kept !== undefined) return { byStaff: kept.parts.length + kept.texts.length + (kept.maximum ? 1 : 0) }
  if (given !== undefined) return { classGiven: given }
  if (sale !== undefined) return { sale: sale.published ? 'on' : sale.offSale === 'offSale' ? 'offSale' : 'waiting' }
  const cents = priceOn(timelineFrom(prices), day)
  return cents === undefined ? {} : { price: eurosFromCents(cents) }
}

function presentPreview({ day, named, stores, shelves, ...preview }: ManyPreview, language: Language) {
  const nameOfShelf = (categoryId: number) =>
    (shelves?.byId(categoryId)?.names ?? []).map((name) => textIn(language, name)).join(' › ')
  const side = (of: KeptSide) => presentSide(of, day, nameOfShelf)
  const nameOf = ({ productId, warehouseId }: { productId: number; warehouseId?: number }) => {
    const one = named.get(productId)
    const store = warehouseId === undefined ? undefined : stores.get(warehouseId)
    const name = textIn(language, one?.name ?? { it: '' })
    return { productId, code: one?.code ?? '', name, ...(store !== undefined && { store }) }
  }
  const { seen, products, count, leftCount } = preview
  return {
    seen,
    products,
    count,
    changes: preview.changes.map((item) =>
      Object.assign(nameOf(item), { before: side(item.before), after: side(item.after) }),
    ),
    leftCount,
    left: preview.left.map((item) => Object.assign(nameOf(item), { reason: item.reason })),
  }
}

const presentMade = ({ changeId, kind, at, staffName, products, undoneProducts, undoneLeft }: Made): ManyChange => ({
  changeId,
  kind,
  at: at.toISOString(),
  by: staffName,
  products,
  ...(undoneProducts !== null && undoneLeft !== null && { undone: { products: undoneProducts, left: undoneLeft } }),
})
type Made = Omit<ChangeRow, 'userId' | 'undoneAt'>

/** Changes of many products at once. */
export const manyProductsHandlers = handlersOf(calls, {
  staffManyPreview: async ({ shop, visitor, now }, { body }) => {
    const wanted = { chosen: chosenFrom(body), asked: changeFrom(body.change) }
    const preview = await previewMany(shop, staffThemselves(visitor), wanted, now)
    return { data: presentPreview(preview, visitor.language) }
  },
  staffManyChange: async ({ shop, visitor, now, idempotencyKey: key }, { body: { seen, ...body } }) => {
    const wanted = { chosen: chosenFrom(body), asked: changeFrom(body.change), seen, key }
    return { data: { made: presentMade(await changeMany(shop, staffThemselves(visitor), wanted, now)) } }
  },
  staffManyChanges: async ({ shop, visitor, now }) => ({
    data: { changes: (await readChanges(shop, staffThemselves(visitor), now)).map(presentMade) },
  }),
  staffManyUndo: async ({ shop, visitor, now }, { body }) => ({
    data: { made: presentMade(await undoMany(shop, staffThemselves(visitor), body.change_id, now)) },
  }),
})
