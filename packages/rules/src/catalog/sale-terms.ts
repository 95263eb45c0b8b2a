import type { SellingMode } from '../quantity/selling-terms.ts'

export const sellingModes = ['piece', 'pack', 'loose'] as const satisfies readonly SellingMode[]

/** Rates of value added tax in force in Italy; zero is for what is exempt. */
export const vatRates = [0, 4, 5, 10, 22] as const
export type VatRate = (typeof vatRates)[number]
export const isVatRate = (rate: number): rate is VatRate => vatRates.some((one) => one === rate)

/** Largest number of pieces or kilograms of one line. */
export const mostOfLine = 1000

/** How a product is bought. Quantities are in thousandths of a piece or kilogram. */
export interface SaleTerms {
  sellingMode: SellingMode
  quantityMultiple: number
  quantityLocked: boolean
  minimumQuantity: number
  maximumQuantity: number | null
  firstWeight: number | null
  stepWeight: number | null
  weightVariable: boolean
}

/** The least and the most of one purchase; null where nothing is said of it. */
interface Bounds {
  readonly minimum: number | null
  readonly maximum: number | null
}

export const looseTerms = (first: number, step: number, { minimum, maximum }: Bounds): SaleTerms => ({
  sellingMode: 'loose',
  quantityMultiple: step,
  quantityLocked: false,
  minimumQuantity: minimum ?? first,
  maximumQuantity: maximum,
  firstWeight: first,
  stepWeight: step,
  weightVariable: true,
})

export const packTerms = (multiple: number, { minimum, maximum }: Bounds): SaleTerms => ({
  sellingMode: 'pack',
  quantityMultiple: multiple,
  quantityLocked: true,
  minimumQuantity: minimum ?? multiple,
  maximumQuantity: maximum,
  firstWeight: null,
  stepWeight: null,
  weightVariable: false,
})

export const pieceTerms = (bounds: Bounds): SaleTerms => ({
  ...packTerms(1000, bounds),
  sellingMode: 'piece',
  quantityLocked: false,
})
