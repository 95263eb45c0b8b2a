/** A text, a number, or an amount of money as a `bigint` of cents. */
export type Cell = string | number | bigint
export type Row = readonly Cell[]

/** A table too long for memory: its rows come in pages, and each page is written before the next is read. */
export interface LongTable {
  readonly name: string
  readonly head: readonly string[]
  readonly pages: AsyncIterable<readonly Row[]>
}
