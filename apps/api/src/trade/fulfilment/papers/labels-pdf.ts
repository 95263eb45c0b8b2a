import type { Language } from '@bottega/rules/text/language.ts'
import Pdf from 'pdfkit'
import { create } from 'qrcode'
import { faces } from '../../documents/pdf-faces.ts'
import type { Label } from './label.ts'

/** 100 by 70 millimetres, as label printers have them, in points. */
const size: [number, number] = [283, 198]
const margin = 12
const codeSize = 72
const textWidth = size[0] - codeSize - 3 * margin

/** Each label is a page of its own. */
export async function labelsPdf(labels: readonly Label[], title: string, language: Language): Promise<Buffer> {
  const doc = new Pdf({
    size,
    margin,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    font: '',
    info: { Title: title },
  })
  doc.registerFont('plain', faces.plain)
  doc.registerFont('strong', faces.strong)
  for (const label of labels) drawLabel(doc, label)
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.end()
  await ended
  return Buffer.concat(parts)
}

function drawLabel(doc: PDFKit.PDFDocument, { heading, name, person, code, rows }: Label) {
  doc.addPage()
  const line = (text: string, points: number, font: 'plain' | 'strong') =>
    doc
      .font(font)
      .fontSize(points)
      .text(text, { width: textWidth, height: points * 2.6, ellipsis: true })
  line(heading, 30, 'strong')
  line(name, 15, 'strong')
  line(person, 13, 'strong')
  for (const row of rows) line(row, 11, 'plain')
  if (code !== undefined) drawCode(doc, code)
}

/** A QR code as squares: sharp at every resolution of a printer. */
function drawCode(doc: PDFKit.PDFDocument, text: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const step = codeSize / modules.size
  const left = size[0] - margin - codeSize
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(left + column * step, margin + row * step, step, step)
  doc.fill('black')
}
