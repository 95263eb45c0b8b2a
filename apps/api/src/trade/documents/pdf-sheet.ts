import type { Language } from '@bottega/rules/text/language.ts'
import Pdf from 'pdfkit'
import { drawable, faces } from './pdf-faces.ts'

/** Points; A4 is 595 by 842. */
const margin = 48
const width = 595 - 2 * margin
const bottom = 842 - margin - 24
const ink = '#1C2B22'
const soft = '#55635A'
const rule = '#C9C4B6'

export interface TextStyle {
  size?: number
  strong?: boolean
  soft?: boolean
}

export interface Column {
  title: string
  /** Share of the width; the columns of a table sum to 1. */
  share: number
  align?: 'right'
}

export interface Row {
  cells: readonly string[]
  /** A second, softer line under the first cell. */
  under?: string | undefined
  strong?: boolean
}

interface SheetFacts {
  title: string
  author: string
  language: Language
  issuedAt: Date
  footer: (page: number, pages: number) => string
}

/**
 * A printed sheet that screen readers can follow: every text stands in a structure (headings, paragraphs, tables with
 * header cells), lines and page numbers are marked as decoration, and the file names its language and title.
 */
export class PdfSheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  readonly #facts: SheetFacts
  #y = margin

  constructor(facts: SheetFacts) {
    this.#facts = facts
    this.#doc = new Pdf({
      size: 'A4',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      lang: facts.language,
      displayTitle: true,
      bufferPages: true,
      // None of pdfkit's own: the first text chooses one of ours.
      font: '',
      info: { Title: facts.title, Author: facts.author, CreationDate: facts.issuedAt, ModDate: facts.issuedAt },
    })
    this.#doc.registerFont('plain', faces.plain)
    this.#doc.registerFont('strong', faces.strong)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  heading(level: 1 | 2, text: string): void {
    const size = level === 1 ? 22 : 12
    this.#space(level === 1 ? 0 : 10)
    this.#block(`H${level}`, drawable(text), { size, strong: true }, 40)
    this.#space(level === 1 ? 2 : 3)
  }

  paragraph(text: string, style: TextStyle = {}): void {
    this.#block('P', drawable(text), style, 0)
  }

  gap(points: number): void {
    this.#space(points)
  }

  /** Begins a page for something that is handed over by itself. */
  newPage(): void {
    this.#newPage()
  }

  table(columns: readonly Column[], given: readonly Row[]): void {
    const rows = given.map(({ cells, under, ...row }) =>
      Object.assign(row, { cells: cells.map(drawable), under: under === undefined ? undefined : drawable(under) }),
    )
    const table = this.#doc.struct('Table')
    this.#root.add(table)
    this.#head(table, columns)
    for (const row of rows) {
      const height = this.#rowHeight(columns, row)
      if (this.#y + height > bottom) {
        this.#newPage()
        // The reader knows the columns already: on a further page they are printed for the eye alone.
        this.#decoration(() => this.#cells(columns, titlesOf(columns), { strong: true, soft: true, size: 9 }))
        this.#line(this.#rowHeight(columns, titlesOf(columns)))
      }
      this.#row(table, columns, row, height)
    }
    table.end()
  }

  async end(): Promise<Buffer> {
    this.#root.end()
    const { count } = this.#doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page)
      this.#decoration(() => {
        this.#doc.page.margins.bottom = 0
        this.#font({ size: 8, soft: true })
        this.#doc.text(this.#facts.footer(page + 1, count), margin, 842 - margin, { width, align: 'center' })
      })
    }
    const parts: Buffer[] = []
    this.#doc.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise((resolve, reject) => {
      this.#doc.on('end', resolve)
      this.#doc.on('error', reject)
    })
    this.#doc.end()
    await ended
    return Buffer.concat(parts)
  }

  #font({ size = 10, strong = false, soft: isSoft = false }: TextStyle): void {
    this.#doc
      .font(strong ? 'strong' : 'plain')
      .fontSize(size)
      .fillColor(isSoft ? soft : ink)
  }

  #space(points: number): void {
    this.#y += points
  }

  #newPage(): void {
    this.#doc.addPage()
    this.#y = margin
  }

  /** `following` is what has to fit below on the same page: a heading never stands alone. */
  #block(tag: string, text: string, style: TextStyle, following: number): void {
    this.#font(style)
    const height = this.#doc.heightOfString(text, { width })
    if (this.#y + height + following > bottom) this.#newPage()
    const top = this.#y
    const element = this.#doc.struct(tag, {}, () => {
      this.#font(style)
      this.#doc.text(text, margin, top, { width })
    })
    this.#root.add(element)
    element.end()
    this.#y = top + height + 2
  }

  #decoration(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Pagination' })
    draw()
    this.#doc.endMarkedContent()
  }

  #head(table: PDFKit.PDFStructureElement, columns: readonly Column[]): void {
    const row = titlesOf(columns)
    const height = this.#rowHeight(columns, row)
    if (this.#y + 3 * height > bottom) this.#newPage()
    this.#structRow(table, 'TH', columns, row, { strong: true, soft: true, size: 9 })
    this.#line(height)
  }

  #row(table: PDFKit.PDFStructureElement, columns: readonly Column[], row: Row, height: number): void {
    this.#structRow(table, 'TD', columns, row, { strong: row.strong ?? false })
    this.#line(height)
  }

  #line(height: number): void {
    this.#y += height
    const y = this.#y - 3
    this.#decoration(() => {
      this.#doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .stroke(rule)
    })
  }

  #structRow(
    table: PDFKit.PDFStructureElement,
    tag: string,
    columns: readonly Column[],
    row: Row,
    style: TextStyle,
  ): void {
    const element = this.#doc.struct('TR')
    table.add(element)
    for (const [index] of columns.entries()) {
      const cell = this.#doc.struct(tag, {}, () => this.#cell(columns, row, index, style))
      element.add(cell)
      cell.end()
    }
    element.end()
  }

  #cells(columns: readonly Column[], row: Row, style: TextStyle): void {
    for (const [index] of columns.entries()) this.#cell(columns, row, index, style)
  }

  #cell(columns: readonly Column[], row: Row, index: number, style: TextStyle): void {
    const left = margin + width * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)
    const column = columns[index]
    const box = { width: width * (column?.share ?? 0) - 6, align: column?.align ?? ('left' as const) }
    this.#font(style)
    this.#doc.text(row.cells[index] ?? '', left, this.#y, box)
    if (index > 0 || !row.under) return
    const top = this.#y + this.#doc.heightOfString(row.cells[0] ?? '', box)
    this.#font({ size: 8.5, soft: true })
    this.#doc.text(row.under, left, top, box)
  }

  #rowHeight(columns: readonly Column[], row: Row): number {
    const heights = columns.map(({ share }, index) => {
      this.#font({ strong: row.strong ?? false })
      const box = { width: width * share - 6 }
      const first = this.#doc.heightOfString(row.cells[index] ?? '', box)
      if (index > 0 || !row.under) return first
      this.#font({ size: 8.5 })
      return first + this.#doc.heightOfString(row.under, box)
    })
    return Math.max(...heights) + 7
  }
}

const titlesOf = (columns: readonly Column[]): Row => ({ cells: columns.map(({ title }) => title) })
