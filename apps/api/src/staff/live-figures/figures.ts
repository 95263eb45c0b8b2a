import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'

/** Products are named by code or barcode, stores by the name of their file or their number; what is null is not said. */
export interface StockFigure {
  readonly product: string
  readonly store: string
  /** Thousandths. */
  readonly available: number
}

export interface PriceFigure {
  readonly product: string
  readonly store: string
  readonly cents: number
  /** Null today. */
  readonly from: ShopDate | null
  /** Null until another price begins. */
  readonly to: ShopDate | null
}

export interface PromotionFigure {
  readonly promotion: string
  readonly product: string
  /** Null where the promotion runs already, and for one that begins in every store. */
  readonly store: string | null
  readonly cents: number | null
  readonly percent: number | null
  readonly from: ShopDate | null
  readonly to: ShopDate | null
  readonly name: Localized | null
}

export type Wrong = 'unknown' | 'missing' | 'reversed' | 'precision' | 'calendar'

/** A fault of a row, by the row's place among the rows looked at. */
export interface Problem {
  readonly at: number
  readonly field: string
  readonly wrong: Wrong
}

/** The text of a problem in a report; machines read the words too. */
export const wrongTexts: Readonly<Record<Wrong, string>> = {
  unknown: 'is unknown to the shop',
  missing: 'is missing',
  reversed: 'is before the first day',
  precision: 'has too many decimals',
  calendar: 'is no day of the calendar',
}

/** How one kind of figures is looked at and written, for batches of at most 1,000 rows. */
export interface Figures<Row> {
  /** Reads only. */
  readonly problemsOf: (reader: Reader, rows: readonly Row[]) => Promise<Problem[]>
  /**
   * Rows without problems; of two about one thing the later one holds. Answers how many things are different now, and
   * has told every process what to read again.
   */
  readonly write: (tx: Tx, rows: readonly Row[], today: ShopDate) => Promise<number>
}

export const isReversed = ({ from, to }: { from: ShopDate | null; to: ShopDate | null }) =>
  from !== null && to !== null && to < from
