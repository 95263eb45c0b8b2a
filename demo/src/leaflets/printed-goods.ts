import { spansOf } from '@bottega/api/trade/catalog/printed-products.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import { hasBrandMark } from '../pictures/brand-marks.ts'

export interface Period {
  readonly from: string
  readonly to: string
}

/** A product a leaflet may print: it costs the same on every day of the leaflet, in every store the leaflet is for. */
export interface PrintedGood {
  readonly row: ProductRow
  /** Slug of its department. */
  readonly department: string
  readonly shelf: string
  /** Cents, for everybody. */
  readonly cents: number
  /** Whether a promotion of everybody's runs for it. */
  readonly onOffer: boolean
}

/** Everything a leaflet may print, what sells best first. */
export function printedGoods(catalogue: Catalogue, period: Period, warehouseIds: readonly number[]): PrintedGood[] {
  const ofProduct = <Row extends { productId: number }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ productId }) => productId)
  const prices = ofProduct(catalogue.prices.filter(({ warehouseId }) => warehouseIds.includes(warehouseId)))
  const named = ofProduct(catalogue.promotionProducts)
  const promotions = new Map(catalogue.promotions.map((one) => [one.id, one]))
  const slugs = new Map(catalogue.categories.map(({ id, slug }) => [id, slug]))

  const good = (row: ProductRow & { id: number }): PrintedGood[] => {
    const own = (named.get(row.id) ?? []).flatMap(({ promotionId, priceCents = null }) => {
      const promotion = promotions.get(promotionId)
      return promotion === undefined ? [] : [{ ...promotion, promotionId, priceCents }]
    })
    const asked = warehouseIds.map((warehouseId) => {
      const terms = {
        published: true,
        infantFormula: row.infantFormula ?? false,
        prices: (prices.get(row.id) ?? [])
          .filter((one) => one.warehouseId === warehouseId)
          .map(({ validFrom, validTo = null, priceCents }) => ({ validFrom, validTo, priceCents })),
        promotions: own.filter((one) => one.warehouseId === warehouseId).map(promotionTerms),
      }
      return spansOf(terms, period, false)
    })
    const [cents] = asked[0]?.map((one) => one.cents) ?? []
    const isSteady = asked.every((spans) => spans.length === 1 && spans[0]?.cents === cents)
    if (typeof cents !== 'number' || !isSteady || row.image === null || row.selectOptions?.length !== 0) return []
    const running = own.some(
      ({ validFrom, validTo, membersOnly, selectable }) =>
        validFrom <= period.from && validTo >= period.to && membersOnly !== true && selectable !== true,
    )
    const slug = slugs.get(row.categoryId) ?? ''
    return [{ row, department: slug.split('/')[0] ?? '', shelf: slug, cents, onOffer: running }]
  }
  return catalogue.products
    .filter((row): row is ProductRow & { id: number } => row.id !== undefined)
    .flatMap(good)
    .toSorted((one, other) => rankOf(other) - rankOf(one))
}

type Promotion = Catalogue['promotions'][number] & { promotionId: number; priceCents: number | null }

const promotionTerms = (row: Promotion) => ({
  promotionId: row.promotionId,
  typeId: row.typeId,
  selectable: row.selectable ?? false,
  belowCost: row.belowCost ?? false,
  membersOnly: row.membersOnly ?? false,
  pieces: row.pieces ?? null,
  paidPieces: row.paidPieces ?? null,
  discountPercent: row.discountPercent ?? null,
  priceCents: row.priceCents,
  validFrom: row.validFrom,
  validTo: row.validTo,
})

/** Sales, and the brands people know. */
const rankOf = ({ row }: PrintedGood) => (row.popularity ?? 0) + (hasBrandMark(row.brand) ? 100 : 0)

/** Takes goods for a page: no two of one shelf, and none a page before has taken. */
export class Picker {
  readonly #goods: readonly PrintedGood[]
  readonly #taken = new Set<string>()

  constructor(goods: readonly PrintedGood[]) {
    this.#goods = goods
  }

  take(count: number, wanted: (good: PrintedGood) => boolean): PrintedGood[] {
    const chosen: PrintedGood[] = []
    for (const spread of [true, false])
      for (const good of this.#goods) {
        if (chosen.length === count) break
        if (this.#taken.has(good.row.codInt) || !wanted(good)) continue
        if (spread && chosen.some(({ shelf }) => shelf === good.shelf)) continue
        this.#taken.add(good.row.codInt)
        chosen.push(good)
      }
    return chosen
  }
}
