import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { readDate } from '../file/read-date.ts'
import type { Row } from '../file/row.ts'
import type { Reason } from '../reasons.ts'
import type { Stretch } from '@bottega/api/staff/price-list/timeline.ts'

/** 10,000 euro: beyond it a decimal point was lost. */
const highestPrice = 1_000_000
/** Longer than any price, in characters. */
const longestAmount = 40
/** Days outside these are typing errors. */
const plausible = { from: '2000-01-01', to: '2099-12-31' }

export interface PriceLine {
  line: number
  /** As written, upper case. */
  code: string
  barcode: string
  warehouse: string
  price: Stretch
  /** It names no first day. */
  beginsToday: boolean
  /** Of one unit of the price, without VAT; null where the line tells none. */
  costCents: number | null
}

/** `droppedCost` is a cost that cannot be used; the price of its line is taken. */
export type ReadPrice =
  { ok: true; price: PriceLine; droppedCost?: string } | { ok: false; reason: Reason; key: string; value: string }

/** One line of a price file. Without a first day the price begins today, without a last it stays. */
export function priceFromRow({ line, values }: Row, today: ShopDate): ReadPrice {
  const read = (column: string) => values.get(column)?.trim() ?? ''
  const [code, barcode] = [read('code').toUpperCase(), read('barcode').replaceAll(/[\s-]/g, '')]
  const key = read('code') || read('barcode')
  const refused = (reason: Reason, value: string): ReadPrice => ({ ok: false, reason, key, value })
  if (key === '') return refused('code-missing', '')
  const cents = readCents(read('price'))
  if (cents === undefined) return refused('price-unreadable', read('price'))
  if (cents < 1 || cents > highestPrice) return refused('price-out-of-range', read('price'))
  const cost = read('cost')
  const costCents = cost === '' ? undefined : readCents(cost)
  const isCost = costCents !== undefined && costCents >= 1 && costCents <= highestPrice
  const from = read('valid_from') === '' ? today : readDate(read('valid_from'), plausible)
  const to = read('valid_to') === '' ? null : readDate(read('valid_to'), plausible)
  if (from === undefined || to === undefined)
    return refused('date-unreadable', `${read('valid_from')} ${read('valid_to')}`)
  if (to !== null && to < from) return refused('dates-reversed', `${from} – ${to}`)
  return {
    ok: true,
    price: {
      line,
      code,
      barcode,
      warehouse: read('warehouse').toLowerCase(),
      price: { from, to, cents },
      beginsToday: read('valid_from') === '',
      costCents: isCost ? costCents : null,
    },
    ...(cost !== '' && !isCost && { droppedCost: cost }),
  }
}

/**
 * Euro with comma or point and at most two decimals; "1.234,50" is taken, "1.234" is not, because it may be one euro or
 * a thousand.
 */
function readCents(text: string): number | undefined {
  if (text.length > longestAmount) return undefined
  const amount = text.replace(/^€\s*|\s*(?:€|eur)$/i, '')
  const grouped = /^(-?\d{1,3}(?:\.\d{3})+),(\d{2})$/.exec(amount)
  if (grouped) return centsFromEuros(Number(`${grouped[1]?.replaceAll('.', '')}.${grouped[2]}`))
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(amount) ? centsFromEuros(Number(amount.replace(',', '.'))) : undefined
}
