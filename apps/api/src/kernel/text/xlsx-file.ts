import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { TextReader } from '@zip.js/zip.js'
import type { Cell, LongTable, Row } from './cell.ts'
import { escapeHtml } from './html.ts'
import { zipStream } from './zip-stream.ts'

/** Rows of a sheet of Excel. */
const mostRows = 1_048_576
/** Characters of a cell, and of the name of a sheet. */
const longest = { cell: 32_767, name: 31 }
/** Rows that tell how wide columns are, and those that go into the file at once. */
const looked = 1000
const atOnce = 200

const dated = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/

/** Formats of cells, by their place in the styles of the workbook; 3 and 4 are formats that every spreadsheet has. */
const formats = {
  text: '<xf/>',
  head: '<xf fontId="1" applyFont="1" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf>',
  money: '<xf numFmtId="4" applyNumberFormat="1"/>',
  count: '<xf numFmtId="3" applyNumberFormat="1"/>',
  decimal: '<xf numFmtId="164" applyNumberFormat="1"/>',
  day: '<xf numFmtId="165" applyNumberFormat="1"/>',
  minute: '<xf numFmtId="166" applyNumberFormat="1"/>',
} as const
type Format = keyof typeof formats
const styleOf = (format: Format) => Object.keys(formats).indexOf(format)

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.###"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${Object.keys(formats).length}">${Object.values(formats).join('')}</cellXfs></styleSheet>`

/** The same table is the same bytes, whenever it is asked for. */
const anyDay = new Date('2000-01-01T12:00:00Z')
/** A zip as old spreadsheets read it. */
const plain = { zip64: false, extendedTimestamp: false } as const

/** Control characters that no XML can hold. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
/** Spreadsheets read `_x0041_` as the character of that number. */
const numbered = /_(?=x[\dA-Fa-f]{4}_)/g

const textOf = (text: string) =>
  escapeHtml(text.slice(0, longest.cell).toWellFormed().replaceAll(unwritable, '').replaceAll(numbered, '_x005F_'))

/** A, B … Z, AA …: the name of a column from 0. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

const dayInMs = 86_400_000
/** The days of spreadsheets are counted from the one before 1900. */
const dayZero = Date.UTC(1899, 11, 30)
const serialOf = (text: string) =>
  (Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? '' : 'T00:00'}Z`) - dayZero) / dayInMs

/** Texts are written as texts, which no spreadsheet takes for a formula; a text that is a day, or one with a time, is a date. */
function cellXml(cell: Cell, place: string, isHead: boolean): string {
  if (cell === '') return ''
  const number = (value: number, format: Format) => `<c r="${place}" s="${styleOf(format)}"><v>${value}</v></c>`
  const text = (value: string, format: Format) =>
    `<c r="${place}" s="${styleOf(format)}" t="inlineStr"><is><t xml:space="preserve">${textOf(value)}</t></is></c>`
  if (isHead) return text(String(cell), 'head')
  if (typeof cell === 'bigint') return number(Number(cell) / 100, 'money')
  if (typeof cell === 'number') return number(cell, Number.isInteger(cell) ? 'count' : 'decimal')
  if (dated.test(cell) && !Number.isNaN(serialOf(cell)))
    return number(serialOf(cell), cell.length > 10 ? 'minute' : 'day')
  return text(cell, 'text')
}

const rowXml = (row: Row, at: number, isHead: boolean) =>
  `<row r="${at}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${at}`, isHead)).join('')}</row>`

/** Wide enough for what is in a column, within reason. */
function columnsXml(rows: readonly Row[]): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [at, cell] of row.entries())
      widths[at] = Math.max(widths[at] ?? 10, Math.min(42, String(cell).length + 2))
  if (widths.length === 0) return ''
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  return `<cols>${columns.join('')}</cols>`
}

const sheetHead = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

export interface SheetOf {
  name: string
  /** The first is the head. */
  rows: Iterable<Row> | AsyncIterable<Row>
}

/** Characters that the name of a sheet cannot have. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, longest.name)

/** Rows read one after the other, of which the next is known before it is taken. */
async function openRows(rows: SheetOf['rows']) {
  const reading = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  let next = await reading.next()
  return {
    isOver: () => next.done === true,
    take: async (): Promise<Row> => {
      const { value } = next as IteratorYieldResult<Row>
      next = await reading.next()
      return value
    },
  }
}
type OpenRows = Awaited<ReturnType<typeof openRows>>

/** A sheet of as many rows as it holds, the head above them. */
async function* sheetXml(head: Row | undefined, rows: OpenRows, most: number): AsyncGenerator<Uint8Array> {
  const first: Row[] = head === undefined ? [] : [head]
  while (!rows.isOver() && first.length < Math.min(looked, most)) first.push(await rows.take())
  let written = sheetHead + columnsXml(first) + '<sheetData>'
  let count = 0
  const encoder = new TextEncoder()
  for (const row of first) written += rowXml(row, ++count, count === 1)
  while (!rows.isOver() && count < most) {
    written += rowXml(await rows.take(), ++count, false)
    if (count % atOnce > 0) continue
    yield encoder.encode(written)
    written = ''
  }
  yield encoder.encode(`${written}</sheetData></worksheet>`)
}

const relation = (at: number, kind: string, target: string) =>
  `<Relationship Id="rId${at}" Type="${office}/${kind}" Target="${target}"/>`
const relations = (all: readonly string[]) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`

/** The parts that name the sheets, which are known once all are written. */
function* workbookParts(names: readonly string[]): Generator<readonly [string, string]> {
  const sheets = names.map((name, at) => `<sheet name="${textOf(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  yield [
    'xl/workbook.xml',
    `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`,
  ]
  const sheetRelations = names.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`))
  yield [
    'xl/_rels/workbook.xml.rels',
    relations([...sheetRelations, relation(names.length + 1, 'styles', 'styles.xml')]),
  ]
  yield ['_rels/.rels', relations([relation(1, 'officeDocument', 'xl/workbook.xml')])]
  const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`
  const parts = [
    part('xl/workbook.xml', 'sheet.main'),
    part('xl/styles.xml', 'styles'),
    ...names.map((_, at) => part(`xl/worksheets/sheet${at + 1}.xml`, 'worksheet')),
  ]
  yield [
    '[Content_Types].xml',
    `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`,
  ]
}

/**
 * A workbook that is written while it is sent: the first row of each sheet is its head. Names of sheets differ. Rows
 * beyond those a sheet holds go on in another, under the same head.
 */
export function xlsxFile(name: string, sheets: readonly SheetOf[], most = mostRows): FileAnswer {
  const content = zipStream(async (zip) => {
    const names: string[] = []
    for (const { name: title, rows } of sheets) {
      const open = await openRows(rows)
      const head = open.isOver() ? undefined : await open.take()
      let part = 0
      do {
        part += 1
        names.push(part === 1 ? sheetName(title) : `${sheetName(title).slice(0, longest.name - 4)} ${part}`)
        const path = `xl/worksheets/sheet${names.length}.xml`
        await zip.add(path, ReadableStream.from(sheetXml(head, open, most)), plain)
      } while (!open.isOver())
    }
    for (const [path, text] of [['xl/styles.xml', styles] as const, ...workbookParts(names)])
      await zip.add(path, new TextReader(text), plain)
  }, anyDay)
  return { name: `${name}.xlsx`, mediaType: `${types}.sheet`, content }
}

/** A long table as a workbook of one sheet, or of as many as it needs. */
export function longXlsxFile({ name, head, pages }: LongTable, title: string): FileAnswer {
  async function* rows(): AsyncGenerator<Row> {
    yield head
    for await (const page of pages) yield* page
  }
  return xlsxFile(name, [{ name: title, rows: rows() }])
}
