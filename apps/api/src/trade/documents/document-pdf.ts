import type { Language } from '@bottega/rules/text/language.ts'
import { lineCents, stampDuty } from '@bottega/rules/documents/document-vat.ts'
import {
  type Buyer,
  type DocumentContent,
  type DocumentLine,
  type DocumentOrder,
  payableCents,
  type PostalAddress,
  type Seller,
} from '@bottega/rules/documents/sales-document.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDatedDay, formatNumber, formatPrice, formatWeight } from '@bottega/rules/text/format.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { SalesDocument } from './documents.repository.ts'
import { type DocumentWords, documentWords } from './document-words.ts'
import { PdfSheet, type Row } from './pdf-sheet.ts'

type Printed = Pick<SalesDocument, 'kind' | 'name' | 'issuedAt' | 'issuedOn' | 'content'>

interface Printing {
  sheet: PdfSheet
  words: DocumentWords
  language: Language
  content: DocumentContent
}

const dayText = (day: string, language: Language) => formatDatedDay(noonOf(day), language)
const quantityText = (quantity: number, unit: string, language: Language) =>
  unit === 'kg' ? formatWeight(quantity / 1000, language) : formatNumber(quantity / 1000, language)
const placeText = (address: PostalAddress & Pick<Buyer, 'country'>) => {
  const { street, streetNumber, postalCode, city, province, country = 'IT' } = address
  const behind = country === 'IT' ? province : country
  return `${street} ${streetNumber}, ${postalCode} ${city}${behind === '' ? '' : ` (${behind})`}`
}

/** A document as it is printed, in one of the shop's languages. */
export function documentPdf({ kind, name, issuedAt, issuedOn, content }: Printed, language: Language): Promise<Buffer> {
  const words = documentWords[language]
  const title = `${words.kinds[kind]} ${name}`
  const footer = (page: number, pages: number) => `${title} · ${words.page(page, pages)}`
  const sheet = new PdfSheet({ title, author: content.seller.name, language, issuedAt, footer })
  const printing = { sheet, words, language, content }
  printSeller(printing, content.seller)
  sheet.heading(1, words.kinds[kind])
  sheet.paragraph(words.number(name, dayText(issuedOn, language)), { size: 12 })
  printBuyer(printing, kind === 'receipt')
  printFacts(printing)
  printLines(printing)
  printSummary(printing)
  printVat(printing)
  printPayment(printing)
  if (kind !== 'receipt') printInvoiceNotes(printing)
  return sheet.end()
}

function printSeller({ sheet, words, content: { store } }: Printing, seller: Seller): void {
  const { vatNumber, fiscalCode, registerOffice, registerNumber } = seller
  const codes = [
    vatNumber === '' ? '' : `${words.vatNumber} ${vatNumber}`,
    fiscalCode ? `${words.fiscalCode} ${fiscalCode}` : '',
    registerNumber ? `${words.register} ${registerOffice ?? ''} ${registerNumber}` : '',
  ]
  sheet.paragraph(seller.name, { strong: true, size: 13 })
  sheet.paragraph(placeText(seller), { soft: true })
  const shown = codes.filter((code) => code !== '')
  if (shown.length > 0) sheet.paragraph(shown.join(' · '), { soft: true })
  const phone = store.phone === undefined ? '' : ` · ${words.phone} ${store.phone}`
  sheet.paragraph(`${words.soldBy}: ${store.name}, ${placeText(store)}${phone}`, { soft: true })
  sheet.gap(14)
}

function printBuyer({ sheet, words, content: { buyer } }: Printing, isReceipt: boolean): void {
  sheet.gap(4)
  sheet.paragraph(`${isReceipt ? words.customer : words.buyer}: ${buyer.name}`, { strong: true })
  if (isReceipt) return
  sheet.paragraph(placeText(buyer))
  const codes = codesOf(buyer, words)
  if (codes !== '') sheet.paragraph(codes)
}

const codesOf = ({ vatNumber, fiscalCode, sdiCode, pec, cig, cup }: Buyer, words: DocumentWords) =>
  [
    vatNumber && `${words.vatNumber} ${vatNumber}`,
    fiscalCode && `${words.fiscalCode} ${fiscalCode}`,
    sdiCode && `SDI ${sdiCode}`,
    pec && `PEC ${pec}`,
    cig && `CIG ${cig}`,
    cup && `CUP ${cup}`,
  ]
    .filter((code) => code !== undefined && code !== '')
    .join(' · ')

function printFacts({ sheet, words, language, content }: Printing): void {
  for (const order of content.orders) {
    const { receiptName, service, place } = order
    const text = orderText(order, words, language)
    sheet.paragraph(receiptName === undefined ? text : `${text}, ${words.receipt(receiptName)}`)
    sheet.paragraph([textIn(language, service), place].filter((part) => part !== '').join(' · '), { soft: true })
    const ofBusiness = businessLine(order, words)
    if (ofBusiness !== '') sheet.paragraph(ofBusiness)
  }
  const { corrects, lotteryCode } = content
  if (corrects !== undefined) {
    sheet.paragraph(words.corrects(corrects.name, dayText(corrects.issuedOn, language)))
    sheet.paragraph(words.reason(corrects.reason))
  }
  if (lotteryCode !== undefined) sheet.paragraph(words.lottery(lotteryCode))
}

const businessLine = ({ orderReference = '', costCentre = '' }: DocumentOrder, words: DocumentWords) =>
  [orderReference && words.reference(orderReference), costCentre && words.costCentre(costCentre)]
    .filter((part) => part !== '')
    .join(' · ')

function orderText(order: DocumentOrder, words: DocumentWords, language: Language): string {
  const { orderId, placedOn, deliveredOn, deliveryServiceId } = order
  const collected = deliveryServiceId !== undefined && isCollected(deliveryServiceId)
  const days = [dayText(placedOn, language), dayText(deliveredOn, language)] as const
  return collected ? words.collectedOrder(orderId, ...days) : words.order(orderId, ...days)
}

function printLines({ sheet, words, language, content: { lines } }: Printing): void {
  sheet.gap(10)
  const columns = [
    { title: words.goods, share: 0.5 },
    { title: words.quantity, share: 0.13, align: 'right' as const },
    { title: words.price, share: 0.14, align: 'right' as const },
    { title: words.vat, share: 0.08, align: 'right' as const },
    { title: words.amount, share: 0.15, align: 'right' as const },
  ]
  sheet.table(
    columns,
    lines.map((line) => lineRow(line, words, language)),
  )
}

function lineRow(line: DocumentLine, words: DocumentWords, language: Language): Row {
  const { unit, quantity, quantityOrdered, pieces, unitPriceCents, vatPercent } = line
  const orderedIn = pieces === undefined ? unit : 'pz'
  const notes = [
    line.detail === undefined ? '' : textIn(language, line.detail),
    pieces === undefined ? '' : words.pieces(pieces / 1000),
    quantityOrdered === undefined ? '' : words.ordered(quantityText(quantityOrdered, orderedIn, language)),
    ...line.adjustments.map(({ text, cents }) => `${textIn(language, text)} ${formatPrice(cents, language)}`),
  ]
  return {
    cells: [
      textIn(language, line.text),
      quantityText(quantity, unit, language),
      unit === 'kg' ? `${formatPrice(unitPriceCents, language)}/kg` : formatPrice(unitPriceCents, language),
      `${vatPercent} %`,
      formatPrice(lineCents(line), language),
    ],
    under: notes.filter((note) => note !== '').join(' · '),
  }
}

const amounts = (words: DocumentWords, title: string) => [
  { title, share: 0.75 },
  { title: words.amount, share: 0.25, align: 'right' as const },
]

function printSummary({ sheet, words, language, content }: Printing): void {
  sheet.gap(10)
  const goods = content.lines.reduce((sum, line) => sum + lineCents(line), 0)
  sheet.table(amounts(words, words.summary), [
    ...(content.extras.length === 0 ? [] : [{ cells: [words.allGoods, formatPrice(goods, language)] }]),
    ...content.extras.map(({ text, cents }) => ({ cells: [textIn(language, text), formatPrice(cents, language)] })),
    { cells: [words.total, formatPrice(content.totalCents, language)], strong: true },
  ])
}

function printVat({ sheet, words, language, content: { vat } }: Printing): void {
  sheet.heading(2, words.vatTitle)
  const right = { share: 0.25, align: 'right' as const }
  sheet.table(
    [
      { title: words.rate, share: 0.25 },
      { title: words.taxable, ...right },
      { title: words.tax, ...right },
      { title: words.gross, ...right },
    ],
    vat.map(({ rate, netCents, vatCents, grossCents }) => ({
      cells: [`${rate} %`, ...[netCents, vatCents, grossCents].map((cents) => formatPrice(cents, language))],
    })),
  )
}

function printPayment({ sheet, words, language, content }: Printing): void {
  const { payments, dueOn, points, splitPayment, seller } = content
  if (payments.length > 0) {
    sheet.gap(8)
    sheet.table(
      amounts(words, words.paid),
      payments.map(({ text, cents }) => ({ cells: [textIn(language, text), formatPrice(cents, language)] })),
    )
  }
  sheet.gap(6)
  if (splitPayment === true) sheet.paragraph(words.splitPayment(formatPrice(payableCents(content), language)))
  if (dueOn !== undefined) sheet.paragraph(words.dueOn(dayText(dueOn, language)), { strong: true })
  if (dueOn !== undefined && seller.iban !== undefined) {
    const bank = seller.bank === undefined ? '' : `, ${seller.bank}`
    sheet.paragraph(words.transfer(seller.name, bank, inFours(seller.iban)))
  }
  if (points !== undefined) sheet.paragraph(words.points(points))
}

/** As account numbers are written and read out. */
const inFours = (iban: string) => iban.replaceAll(/.{4}(?=.)/g, '$& ')

function printInvoiceNotes({ sheet, words, language, content: { vat } }: Printing): void {
  const stampCents = stampDuty(vat)
  if (stampCents > 0) sheet.paragraph(words.stamp(formatPrice(stampCents, language)))
  sheet.paragraph(words.courtesy, { soft: true, size: 8.5 })
}
