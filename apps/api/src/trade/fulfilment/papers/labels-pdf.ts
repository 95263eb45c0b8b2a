import type { Language } from '@bottega/rules/text/language.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDatedDay } from '@bottega/rules/text/format.ts'
import Pdf from 'pdfkit'
import { create } from 'qrcode'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import { faces } from '../../documents/pdf-faces.ts'
import type { PickList } from '../fulfilment.service.ts'
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
  const { bags, crates, order } = list
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
  const names = [
    ...Array.from({ length: bags }, (_, index) => words.bag(index + 1, bags)),
    ...Array.from({ length: crates }, (_, index) => words.crate(index + 1, crates)),
  ]
  for (const name of names) drawLabel(doc, list, name, language)
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

function drawLabel(doc: PDFKit.PDFDocument, { order, customer, service }: PickList, name: string, language: Language) {
  const { beginTime, endTime } = presentWindow(order.slotBeginAt, order.slotEndAt)
  const { street, streetNumber, postalCode, city } = order.address
  const goesTo = isCollected(order.deliveryServiceId) ? [] : [`${street} ${streetNumber}`, `${postalCode} ${city}`]
  doc.addPage()
  const line = (text: string, points: number, font: 'plain' | 'strong') =>
    doc
      .font(font)
      .fontSize(points)
      .text(text, { width: textWidth, height: points * 2.6, ellipsis: true })
  line(String(order.id), 30, 'strong')
  line(name, 15, 'strong')
  line(customer, 13, 'strong')
  for (const part of goesTo) line(part, 11, 'plain')
  line(`${formatDatedDay(noonOf(order.slotDay), language)}, ${beginTime}–${endTime}`, 11, 'plain')
  if (service !== null) line(textIn(language, service), 11, 'plain')
  drawCode(doc, String(order.id))
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
