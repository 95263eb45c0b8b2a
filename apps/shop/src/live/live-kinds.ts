import { type FigureOf } from '@bottega/api/staff/live-figures/all-figures.ts'
import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { priceFromRow } from '../import/prices/price-from-row.ts'
import { reasons } from '../import/reasons.ts'
import type { Row } from '../import/file/row.ts'
import type { Finding } from '../world/findings.ts'
import { issuesOf } from '../world/read-files.ts'
import { promotionLine, stockLine } from '../world/schema/tables.ts'

export type LineFinding = Pick<Finding, 'field' | 'text'>
export type ReadFigure<Figure> =
  { readonly ok: true; readonly value: Figure } | { readonly ok: false; readonly findings: readonly LineFinding[] }

type ReadRow<Figure> = (row: Row, today: ShopDate) => ReadFigure<Figure>

/** Every cell is a text; an empty one is absent. */
const cellsOf = ({ values }: Row) => Object.fromEntries([...values].filter(([, cell]) => cell.trim() !== ''))

const fieldOfReason: Readonly<Record<string, string>> = {
  'code-missing': 'code',
  'price-unreadable': 'price',
  'price-out-of-range': 'price',
  'date-unreadable': 'valid_from',
  'dates-reversed': 'valid_to',
}

/** A line of each kind of file. Those of prices have the columns of `import prices`. */
export const readLine: { readonly [Kind in FigureKind]: ReadRow<FigureOf[Kind]> } = {
  stock: (row) => {
    const result = stockLine.safeParse(cellsOf(row))
    return result.success ? { ok: true, value: result.data } : { ok: false, findings: issuesOf(result.error.issues) }
  },
  prices: (row, today) => {
    const read = priceFromRow(row, today)
    if (!read.ok) {
      const value = read.value === '' ? '' : ` (${read.value})`
      return {
        ok: false,
        findings: [{ field: fieldOfReason[read.reason] ?? '', text: reasons[read.reason].meaning + value }],
      }
    }
    const { code, barcode, warehouse, price } = read.price
    if (warehouse === '') return { ok: false, findings: [{ field: 'warehouse', text: 'is missing: it takes a store' }] }
    return { ok: true, value: { product: code === '' ? barcode : code, store: warehouse, ...price } }
  },
  promotions: (row) => {
    const result = promotionLine.safeParse(cellsOf(row))
    return result.success ? { ok: true, value: result.data } : { ok: false, findings: issuesOf(result.error.issues) }
  },
}

/** The names of columns for which the figures have another word. */
export const columnOf = (kind: FigureKind, field: string): string => {
  if (kind === 'promotions') return field === 'name' ? 'name_it' : field
  if (kind !== 'prices') return field
  return { product: 'code', store: 'warehouse', from: 'valid_from', to: 'valid_to' }[field] ?? field
}
