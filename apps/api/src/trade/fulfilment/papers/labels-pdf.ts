import type { Language } from '@bottega/rules/text/language.ts'
import Pdf from 'pdfkit'
import { create } from 'qrcode'
import { faces } from '../../documents/pdf-faces.ts'
import type { PickList } from '../fulfilment.service.ts'
import { type Label, labelsOfOrder } from './label.ts'
import { paperWords } from './paper-words.ts'

/** 100 by 70 millimetres, as label printers have them, in points. */
const size: [number, number] = [283, 198]
const margin = 12
const codeSize = 72
const textWidth = size[0] - codeSize - 3 * margin

/** A label for each bag and crate: whose it is, which of how many, when, where to; the code is the number of the order. */
export async function labelsPdf(
  list: PickList & { bags: number; crates: number },
  language: Language,
): Promise<Buffer> {
  const { order } = list
  const words = paperWords(language, order.deliveryServiceId)
  const title = `${words.labels} ${words.order(order.id)}`
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
  for (const label of labelsOfOrder(list, language)) drawLabel(doc, label)
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

function drawLabel(doc: PDFKit.PDFDocument, { order, name, customer, rows }: Label) {
  doc.addPage()
  const line = (text: string, points: number, font: 'plain' | 'strong') =>
    doc
      .font(font)
      .fontSize(points)
      .text(text, { width: textWidth, height: points * 2.6, ellipsis: true })
  line(order, 30, 'strong')
  line(name, 15, 'strong')
  line(customer, 13, 'strong')
  for (const row of rows) line(row, 11, 'plain')
  drawCode(doc, order)
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
