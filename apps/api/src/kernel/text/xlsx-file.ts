import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import writeXlsxFile, { type Cell as SheetCell, type Row } from 'write-excel-file/node'
import type { Cell } from './csv-file.ts'

/** Rows of a sheet of Excel. */
const mostRows = 1_048_576
/** Characters of a cell, and of the name of a sheet. */
const longest = { cell: 32_767, name: 31 }

const day = /^\d{4}-\d{2}-\d{2}$/

/** Texts are written as texts, which no spreadsheet takes for a formula; a text that is a day is written as a date. */
function sheetCell(cell: Cell): SheetCell {
  if (cell === '') return null
  if (typeof cell === 'bigint') return { value: Number(cell) / 100, type: Number, format: '#,##0.00' }
  if (typeof cell === 'number')
    return { value: cell, type: Number, format: Number.isInteger(cell) ? '#,##0' : '#,##0.###' }
  if (day.test(cell)) return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  return { value: cell.slice(0, longest.cell), type: String }
}

const headCell = (cell: Cell): SheetCell => ({ value: String(cell), type: String, fontWeight: 'bold', wrap: true })

/** Wide enough for what is in a column, within reason. */
function widthsOf(rows: readonly (readonly Cell[])[]): { width: number }[] {
  const widths: number[] = []
  for (const row of rows.slice(0, 1000))
    for (const [at, cell] of row.entries())
      widths[at] = Math.max(widths[at] ?? 10, Math.min(42, String(cell).length + 2))
  return widths.map((width) => ({ width }))
}

export interface SheetOf {
  name: string
  rows: readonly (readonly Cell[])[]
}

/** Characters that the name of a sheet cannot have. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, longest.name)

/** A workbook: the first row of each sheet is its head. Names of sheets differ. */
export async function xlsxFile(name: string, sheets: readonly SheetOf[]): Promise<FileAnswer> {
  const data = sheets.map(({ name: title, rows }) => ({
    sheet: sheetName(title),
    columns: widthsOf(rows),
    stickyRowsCount: 1,
    data: rows.slice(0, mostRows).map((row, at): Row => row.map(at === 0 ? headCell : sheetCell)),
  }))
  return {
    name: `${name}.xlsx`,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await writeXlsxFile(data).toBuffer(),
  }
}
