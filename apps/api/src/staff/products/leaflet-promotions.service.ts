import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { offerState, type OfferState, offerStates, worstOffer } from '@bottega/rules/promotions/leaflet-offer.ts'
import { arePromotionDays, type PromotionDays } from '@bottega/rules/promotions/promotion-refusal.ts'
import { currentLeaflets, formerDays } from '../../content/leaflets/staff-leaflets.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { offersDuring, type OfferSpan } from '../../trade/catalog/printed-products.ts'
import { goodsOfLeaflet } from './leaflet-goods.ts'
import { type Asked, make, mostPairs, preview, refuseTooMany, type Sent } from './many-promotions.service.ts'
import { findWithin } from './many-promotions.repository.ts'
import type { AskedPromotion, LeftOut } from './promotion-plan.ts'
import { cutOf } from './promotions.service.ts'
import { sellingWarehouses } from './staff-products.repository.ts'

type Desk = Pick<Shop, 'db' | 'config'>

/** The leaflets of the staff member's stores that have not ended. */
export async function readLeaflets({ db }: Pick<Desk, 'db'>, staff: StaffMember, now: Date) {
  const own = new Set((await sellingWarehouses(db, staff.stores)).map(({ warehouseId }) => warehouseId))
  return (await currentLeaflets(db, shopDate(now))).flatMap((leaflet) => {
    const warehouseIds = leaflet.warehouseIds.filter((id) => own.has(id))
    return warehouseIds.length === 0 ? [] : [{ ...leaflet, warehouseIds }]
  })
}

/** Products of one page. */
export const pricesPage = 25

/** Days of one price, the promotion that makes it, and those it is cheaper than. */
export interface PricedStores {
  readonly stores: readonly string[]
  readonly state: OfferState
  readonly spans: readonly OfferSpan[]
}

const stateOf = (spans: readonly OfferSpan[], days: PromotionDays) =>
  offerState(
    spans.map(({ cents, promotion, others }) => ({
      isSold: cents !== null,
      promotion: promotion && { from: promotion.validFrom, to: promotion.validTo },
      others: others.length,
    })),
    days,
  )

/** Stores where a product has the same prices by the same promotions' names are one line. */
function together(inStores: readonly (PricedStores & { store: string })[]): PricedStores[] {
  const nameOf = (one: PricedStores) =>
    JSON.stringify([
      one.state,
      one.spans.map(({ from, to, cents, promotion, others }) => [from, to, cents, promotion?.name, others.length]),
    ])
  return [...Map.groupBy(inStores, nameOf).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ ...first, stores: [first, ...rest].map(({ store }) => store) }],
  )
}

/** Those that want somebody's look first; within one state as the leaflet has them. */
const byState = (one: { worst: OfferState }, other: { worst: OfferState }) =>
  offerStates.indexOf(one.worst) - offerStates.indexOf(other.worst)

/** The products of a leaflet with the prices they have on its days, in a fixed number of statements. */
export async function readLeafletPrices(
  { db }: Pick<Desk, 'db'>,
  staff: StaffMember,
  { leaflet: key, page }: { leaflet: string; page: number },
  now: Date,
) {
  const { leaflet, stores, products, productIds } = await goodsOfLeaflet(db, staff, key)
  refuseTooMany(products.length, stores.length)
  const warehouseIds = stores.map(({ warehouseId }) => warehouseId)
  const days = { from: leaflet.from, to: leaflet.to }
  const offers = await offersDuring(db, { warehouseIds, ...days }, productIds)
  const byProduct = Map.groupBy(offers, ({ productId }) => productId)
  const nameOf = new Map(stores.map(({ warehouseId, name }) => [warehouseId, name]))
  const all = products.map((product) => {
    const prices = together(
      (byProduct.get(product.productId) ?? []).map(({ warehouseId, spans }) => ({
        store: nameOf.get(warehouseId) ?? '',
        stores: [],
        state: stateOf(spans, days),
        spans,
      })),
    )
    return { product, prices, worst: worstOffer(prices.map(({ state }) => state)) }
  })
  const counts = Object.fromEntries(
    offerStates.map((state) => [state, all.filter(({ worst }) => worst === state).length]),
  ) as Record<OfferState, number>
  const goods = { productIds, warehouseIds }
  const former = await formerDays(db, leaflet)
  const formerCount = former === undefined ? 0 : await countOn(db, goods, former, now)
  return {
    leaflet,
    promotions: await countOn(db, goods, days, now),
    ...(former !== undefined && formerCount > 0 && { former: { ...former, promotions: formerCount } }),
    stores: stores.length,
    counts,
    found: all.length,
    products: all.toSorted(byState).slice((page - 1) * pricesPage, page * pricesPage),
  }
}

type Goods = Parameters<typeof findWithin>[1]
type Found = Awaited<ReturnType<typeof findWithin>>[number]
const hasDays = ({ row }: Found, { from, to }: PromotionDays) => row.validFrom === from && row.validTo === to

/** Promotions of these days that have not ended. */
async function countOn(db: Reader, goods: Goods, days: PromotionDays, now: Date): Promise<number> {
  const rows = await findWithin(db, goods, days, shopDate(now), mostPairs)
  return new Set(rows.filter((one) => hasDays(one, days)).map(({ row }) => row.id)).size
}

export interface WantedMove extends PromotionDays {
  /** Its name among the leaflets. */
  readonly leaflet: string
  /** The days the promotions get. */
  readonly newDays: PromotionDays
}

const leftAs = ({ productId, row: { warehouseId } }: Found, reason: LeftOut['reason']): LeftOut => ({
  productId,
  warehouseId,
  reason,
  listCents: null,
  lowestCents: null,
  afterCents: null,
})

/**
 * The promotions of the products of a leaflet whose days are its old ones, with the new ones. Those of other days within
 * the old ones are left where they are, and so are those that have begun where the first day is another.
 */
async function movesOf(db: Reader, staff: StaffMember, wanted: WantedMove, now: Date): Promise<Asked> {
  const { newDays } = wanted
  const today = shopDate(now)
  const days = { from: wanted.from, to: wanted.to }
  const { productIds, stores } = await goodsOfLeaflet(db, staff, wanted.leaflet)
  const goods = { productIds, warehouseIds: stores.map(({ warehouseId }) => warehouseId) }
  const found = await findWithin(db, goods, days, today, mostPairs + 1)
  if (found.length > mostPairs)
    throw new ShopError('error.desk.manyTooMany', { count: `>${mostPairs}`, most: String(mostPairs) })
  const [own, others] = [found.filter((one) => hasDays(one, days)), found.filter((one) => !hasDays(one, days))]
  const left = others.map((one) => leftAs(one, 'other-days'))
  if (!arePromotionDays(newDays, today, days.from)) {
    const hasBegun = days.from <= today && newDays.from !== days.from
    if (!hasBegun || newDays.to < newDays.from || newDays.to > addDays(newDays.from, 366))
      throw new ShopError('error.desk.promotionDays')
    return { asked: [], unknown: [], left: [...own.map((one) => leftAs(one, 'begun')), ...left] }
  }
  const asked = [...Map.groupBy(own, (one) => `${one.row.id} ${cutOf(one).kind}`).values()].flatMap(
    (some): AskedPromotion[] => {
      const [first] = some
      if (first === undefined) return []
      const { id: promotionId, warehouseId, validFrom: _from, validTo: _to, ...values } = first.row
      const pairs = some.map(({ productId, priceCents }) => ({ productId, warehouseId, priceCents }))
      return [{ values, cut: cutOf(first), ...newDays, pairs, moved: { promotionId, ...days } }]
    },
  )
  return { asked, unknown: [], left }
}

/** The effect of moving promotions with their leaflet, before it is made. */
export const previewMove = async ({ db }: Pick<Desk, 'db'>, staff: StaffMember, wanted: WantedMove, now: Date) =>
  preview(db, staff, await movesOf(db, staff, wanted, now), false)

/** Moves promotions with their leaflet, all or none, if they still are as the preview showed them. */
export async function moveWithLeaflet(desk: Desk, staff: StaffMember, wanted: WantedMove & Sent, now: Date) {
  const { leaflet, from, to, newDays } = wanted
  const ask = (tx: Tx) => movesOf(tx, staff, wanted, now)
  const log = { action: 'product.promotionsMoved', before: { from, to }, terms: { leaflet, ...newDays } } as const
  return make(desk, staff, wanted, { ask, leavePromoted: false, ...log }, now)
}
