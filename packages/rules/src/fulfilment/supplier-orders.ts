import { coverWindowDays } from './shelf-work.ts'

/** A product as its supplier is asked for it; quantities in thousandths of a piece or a kilogram. */
export interface Demand {
  /** Sold in the last four weeks. */
  readonly sold: number
  readonly available: number
  /** Ordered before, and not yet come in. */
  readonly ordered: number
  /** Days the goods must last: until those of this order come, and after. */
  readonly days: number
  /** Goods in one pack of the supplier, above zero. */
  readonly packSize: number
}

/** Packs to order so that a product lasts those days; whole packs, none where it lasts without. */
export function packsToOrder({ sold, available, ordered, days, packSize }: Demand): number {
  const needed = (sold * days) / coverWindowDays - available - ordered
  return Math.min(mostPacks, Math.max(0, Math.ceil(needed / packSize)))
}

/** More packs of one product than a store orders at once. */
export const mostPacks = 999

/** Cents that are missing to the supplier's minimum order; an order of nothing lacks nothing. */
export const missingToMinimum = (totalCents: number, minimumCents: number): number =>
  totalCents === 0 ? 0 : Math.max(0, minimumCents - totalCents)

/** The columns of a supplier's list of products. */
export const supplierColumns = ['product', 'supplier_code', 'pack_size', 'pack_price'] as const
type SupplierColumn = (typeof supplierColumns)[number]

export const supplierFaults = ['column', 'product', 'twice', 'pack_size', 'pack_price', 'supplier_code'] as const

/** A line of the file that cannot be taken, counted from 1 with the heads, and the text that is wrong. */
export interface SupplierFault {
  readonly line: number
  readonly fault: (typeof supplierFaults)[number]
  readonly text: string
}

export interface SupplierLine {
  readonly line: number
  /** The shop's code of the product, or its EAN. */
  readonly product: string
  readonly articleCode: string
  /** Thousandths of a piece or a kilogram. */
  readonly packSize: number
  readonly packCents: number
}

/** A number above zero times its scale, with comma or point; undefined for anything else. */
function scaled(text: string, digits: number, most: number): number | undefined {
  if (!new RegExp(String.raw`^\d{1,6}([.,]\d{1,${digits}})?$`).test(text)) return undefined
  const value = Math.round(Number(text.replace(',', '.')) * 10 ** digits)
  return value > 0 && value <= most ? value : undefined
}

/** The list of a supplier from the rows of its file, the heads first; each fault is named by its line. */
export function readSupplierRows(rows: readonly { readonly line: number; readonly fields: readonly string[] }[]): {
  lines: SupplierLine[]
  faults: SupplierFault[]
} {
  const [head, ...body] = rows
  const heads = (head?.fields ?? []).map((name) => name.trim().toLowerCase())
  const faults: SupplierFault[] = supplierColumns
    .filter((name) => !heads.includes(name))
    .map((text) => ({ line: head?.line ?? 1, fault: 'column', text }))
  if (faults.length > 0) return { lines: [], faults }
  const lines: SupplierLine[] = []
  for (const { line, fields } of body) {
    const cell = (name: SupplierColumn) => (fields[heads.indexOf(name)] ?? '').trim()
    if (supplierColumns.every((name) => cell(name) === '')) continue
    const wrong = (fault: SupplierColumn) => faults.push({ line, fault, text: cell(fault).slice(0, 60) })
    // The article code was guarded where this shop wrote the file.
    const articleCode = cell('supplier_code').replace(/^'(?=[=+\-@])/, '')
    const packSize = scaled(cell('pack_size'), 3, 1_000_000)
    const packCents = scaled(cell('pack_price'), 2, 10_000_000)
    if (cell('product') === '' || cell('product').length > 60) wrong('product')
    else if (articleCode.length > 60) wrong('supplier_code')
    else if (packSize === undefined) wrong('pack_size')
    else if (packCents === undefined) wrong('pack_price')
    else lines.push({ line, product: cell('product'), articleCode, packSize, packCents })
  }
  return { lines, faults }
}
