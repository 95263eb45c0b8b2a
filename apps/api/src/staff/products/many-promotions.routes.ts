import type { BodyOf } from '@bottega/contract/call-schema.ts'
import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import type {
  PlannedPromotion,
  PromotionEffect,
  staffPromotionsCopyPreview,
  staffPromotionsPreview,
} from '@bottega/contract/staff-products/promotions.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import { kindOf, type LeftOut, type PromotedPair } from './promotion-plan.ts'
import {
  calendarPage,
  copyPromotions,
  makeManyPromotions,
  previewCopy,
  previewPromotion,
  type PromotionPreview,
  readCalendar,
  readGoods,
  type WantedCopy,
  type WantedPromotion,
} from './many-promotions.service.ts'
import { presentCategories } from './staff-products.presenter.ts'

type Body = BodyOf<typeof staffPromotionsPreview>

function cutFrom({ kind, cents, percent, pieces, paid_pieces: paidPieces }: Body): WantedPromotion['cut'] {
  if (kind === 'price') return { kind, cents }
  if (kind === 'pieces' && pieces !== undefined && paidPieces !== undefined) return { kind, pieces, paidPieces }
  if ((kind === 'percent' || kind === 'second') && percent !== undefined) return { kind, percent }
  throw new ShopError('error.desk.promotionTerms')
}

const wantedFrom = (body: Body): Omit<WantedPromotion, 'name'> => ({
  leaflet: body.leaflet,
  lines: body.lines,
  q: body.q ?? '',
  categoryId: body.category_id,
  warehouseIds: body.warehouse_ids,
  from: body.from,
  to: body.to,
  cut: cutFrom(body),
  membersOnly: body.members_only ?? false,
  leavePromoted: body.leave_promoted ?? false,
})

const copyFrom = (body: BodyOf<typeof staffPromotionsCopyPreview>): WantedCopy => ({
  fromWeek: body.from_week,
  toWeek: body.to_week,
  warehouseIds: body.warehouse_ids,
  leavePromoted: body.leave_promoted ?? false,
})

const pricesOf = ({ lowestCents }: { lowestCents: number | null }) =>
  lowestCents === null ? {} : { lowest: eurosFromCents(lowestCents) }

const leftPrices = ({ listCents, afterCents }: LeftOut) => ({
  ...(listCents !== null && { before: eurosFromCents(listCents) }),
  ...(afterCents !== null && { after: eurosFromCents(afterCents) }),
})

/** The effect of promotions in the words of the contract. */
export function presentEffect(preview: PromotionPreview, language: Language): PromotionEffect {
  const { seen, products, count, conflictCount, leftCount, unknown, named, stores } = preview
  const pairOf = ({ productId, warehouseId }: Pick<PromotedPair, 'productId' | 'warehouseId'>) => {
    const one = named.get(productId)
    const name = textIn(language, one?.name ?? { it: '' })
    return { productId, code: one?.code ?? '', name, store: stores.get(warehouseId) ?? '' }
  }
  return {
    seen,
    products,
    count,
    conflictCount,
    rows: preview.rows.map((row) => ({
      ...pairOf(row),
      before: eurosFromCents(row.listCents),
      after: eurosFromCents(row.afterCents),
      ...pricesOf(row),
      from: row.from,
      to: row.to,
      others: row.others.map(({ name, from, to }) => ({ name: textIn(language, name), from, to })),
    })),
    leftCount,
    left: preview.left.map((row) => ({ ...pairOf(row), reason: row.reason, ...leftPrices(row), ...pricesOf(row) })),
    unknown: [...unknown],
  }
}

type Calendar = Awaited<ReturnType<typeof readCalendar>>

function presentPlanned(
  row: Calendar['rows'][number],
  { today, warnings }: Pick<Calendar, 'today' | 'warnings'>,
  language: Language,
): PlannedPromotion {
  const { promotionId, from, to, membersOnly, stores, products, discountPercent, pieces, paidPieces } = row
  return {
    promotionId,
    name: textIn(language, row.name),
    kind: kindOf(row),
    from,
    to,
    ...(discountPercent !== null && { percent: discountPercent }),
    ...(pieces !== null && { pieces }),
    ...(paidPieces !== null && { paidPieces }),
    membersOnly,
    stores,
    products,
    state: to < today ? 'ended' : from > today ? 'coming' : 'running',
    ...(warnings.get(promotionId) ?? { conflicts: 0, notReduced: 0 }),
  }
}

/** Promotions of many products: the calendar, one made for many, and a week copied. */
export const manyPromotionsHandlers = handlersOf(calls, {
  staffPromotions: async ({ shop, visitor, now }, { query: { day, warehouse_id: warehouseId, page = 1 } }) => {
    const { language } = visitor
    const calendar = await readCalendar(shop, staffThemselves(visitor), { day, warehouseId, page }, now)
    const { stores, categories, today, weeks, rows } = calendar
    return {
      data: {
        stores: stores.map((one) => ({ id: one.warehouseId, name: one.name })),
        categories: presentCategories(categories, language),
        today,
        weeks,
        promotions: rows.map((row) => presentPlanned(row, calendar, language)),
        page: pageOf(page, calendarPage, rows[0]?.found ?? 0),
      },
    }
  },
  staffPromotionGoods: async ({ shop, visitor }, { query }) => {
    const rows = await readGoods(shop.db, query.promotion_id)
    const products = rows.map(({ productId, code, name, priceCents }) => ({
      productId,
      code,
      name: textIn(visitor.language, name),
      ...(priceCents !== null && { price: eurosFromCents(priceCents) }),
    }))
    return { data: { count: rows[0]?.found ?? 0, products } }
  },
  staffPromotionsPreview: async ({ shop, visitor, now }, { body }) => {
    const wanted = { ...wantedFrom(body), name: { it: '' } }
    const preview = await previewPromotion(shop, staffThemselves(visitor), wanted, now)
    return { data: presentEffect(preview, visitor.language) }
  },
  staffPromotionsMake: async ({ shop, visitor, now, idempotencyKey: key }, { body: { seen, name, ...body } }) => {
    const wanted = { ...wantedFrom(body), name, seen, key }
    return { data: await makeManyPromotions(shop, staffThemselves(visitor), wanted, now) }
  },
  staffPromotionsCopyPreview: async ({ shop, visitor, now }, { body }) => ({
    data: presentEffect(await previewCopy(shop, staffThemselves(visitor), copyFrom(body), now), visitor.language),
  }),
  staffPromotionsCopy: async ({ shop, visitor, now, idempotencyKey: key }, { body: { seen, ...body } }) => ({
    data: await copyPromotions(shop, staffThemselves(visitor), { ...copyFrom(body), seen, key }, now),
  }),
})
