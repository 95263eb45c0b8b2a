import type { productPrice } from '@bottega/api/kernel/database/schema/catalog.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { between, chance } from '../random.ts'
import type { Candidate } from './candidates.ts'
import { parseFormat } from './formats.ts'

export type PriceRow = typeof productPrice.$inferInsert

const ownLabels = new Set(['BOTTEGA', 'BOTTEGA BIO'])

/** List price in cents, the same in every warehouse but for the few per cent of `warehousePrice`. */
export function listPrice(article: Candidate, code: string, seed: number): number {
  const euros = article.family.price * formatFactor(article) * brandFactor(article, seed)
  const drift = article.family.sentinel ? 1 : 0.97 + chance(seed, code, 'price') * 0.06
  return priceTag(euros * drift * 100)
}

/** Twice the content costs a little less than twice. */
function formatFactor({ family, format }: Candidate): number {
  const first = family.formats?.[0]
  if (format === undefined || first === undefined || first === format) return 1
  return (parseFormat(format).size / parseFormat(first).size) ** 0.92
}

function brandFactor({ brand, family }: Candidate, seed: number): number {
  const [first] = family.brands
  if (brand === first) return 1
  if (ownLabels.has(brand)) return brand.endsWith('BIO') ? 0.95 : 0.84
  if (brand.endsWith(' BIO')) return family.classes?.includes('bio') ? 1 : 1.32
  return 0.9 + chance(seed, brand, 'brand') * 0.28
}

/** Prices end as they do on shelf labels: in 9 below ten euro, in 40 or 90 above. */
export function priceTag(cents: number): number {
  if (cents >= 1000) return Math.max(990, Math.round((cents - 40) / 50) * 50 + 40)
  return Math.max(19, Math.round((cents + 1) / 10) * 10 - 1)
}

function warehousePrice(cents: number, warehouseId: number, code: string, seed: number): number {
  const roll = chance(seed, code, warehouseId, 'warehouse')
  if (roll < 0.6) return cents
  return priceTag(cents * (0.97 + ((roll - 0.6) / 0.4) * 0.06))
}

/**
 * A product's price list in one warehouse over the last year: one row while nothing changed, a closed row before each
 * change. `isSteady` keeps the last 30 days untouched, as the basis of a struck price.
 */
export function priceHistory(
  product: { id: number; code: string; cents: number; isSteady: boolean },
  warehouseId: number,
  { seed, today }: { seed: number; today: string },
): PriceRow[] {
  const { code } = product
  const current = warehousePrice(product.cents, warehouseId, code, seed)
  const moment = chance(seed, code, 'history')
  const starts: { validFrom: string; priceCents: number }[] = [{ validFrom: addDays(today, -365), priceCents: current }]
  if (moment < 0.3) {
    const daysAgo =
      product.isSteady || moment < 0.2 ? between(45, 150, seed, code, 'changed') : between(3, 29, seed, code, 'changed')
    const before = priceTag(current * (moment < 0.12 ? 1.06 : 0.95))
    starts[0] = { validFrom: addDays(today, -365), priceCents: before }
    starts.push({ validFrom: addDays(today, -daysAgo), priceCents: current })
  } else if (moment > 0.97 && !product.isSteady) {
    starts.push({
      validFrom: addDays(today, between(2, 6, seed, code, 'will change')),
      priceCents: priceTag(current * 1.05),
    })
  }
  return starts.map(({ validFrom, priceCents }, index) => {
    const next = starts[index + 1]
    return {
      productId: product.id,
      warehouseId,
      validFrom,
      validTo: next ? addDays(next.validFrom, -1) : null,
      priceCents,
    }
  })
}
