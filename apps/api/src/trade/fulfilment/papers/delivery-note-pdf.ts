import type { Language } from '@bottega/rules/text/language.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { businessTexts } from '@bottega/rules/payments/business-order.ts'
import { formatDatedDay, formatNumber, formatWeight, formatPrice } from '@bottega/rules/text/format.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import { PdfSheet, type Row } from '../../documents/pdf-sheet.ts'
import { doorText } from '../door-words.ts'
import { driverNotes } from '../driver-notes.ts'
import type { PickRow } from '../fulfilment.repository.ts'
import type { PostalAddress } from '@bottega/rules/documents/sales-document.ts'
import { formatMoment } from '@bottega/rules/text/format-short.ts'
import { deliveredOf, type PickList } from '../fulfilment.service.ts'
import { type PaperWords, paperWords } from './paper-words.ts'
import type { Transport } from './transport-notes.service.ts'

/** The goods of an order as they are packed, with what the law wants on their paper. */
export type Packed = PickList & { bags: number; crates: number; transport: Transport | undefined }

/** The paper that goes with the goods: whose they are, what is in the bags, what is missing, what is to be paid. */
export function deliveryNotePdf(list: Packed, shopName: string, language: Language, issuedAt: Date): Promise<Buffer> {
  const { order } = list
  const words = paperWords(language, order.deliveryServiceId)
  const title = `${words.note} · ${words.order(order.id)}`
  const footer = (page: number, pages: number) => `${title} · ${words.page(page, pages)}`
  const sheet = new PdfSheet({ title, author: shopName, language, issuedAt, footer })
  printNote(sheet, list, language)
  return sheet.end()
}

/** The note of one order, from the top of a page on. */
export function printNote(sheet: PdfSheet, list: Packed, language: Language): void {
  const { order, due } = list
  const words = paperWords(language, order.deliveryServiceId)
  sheet.heading(1, words.note)
  if (list.transport !== undefined) printTransport(sheet, list.transport, words, language)
  printPlace(sheet, list, words, language)
  printGoods(sheet, list.rows, words, language)
  sheet.gap(10)
  sheet.paragraph(`${words.bags(list.bags)} · ${words.crates(list.crates)}`, { strong: true })
  if (due.cents > 0) sheet.paragraph(words.collect(formatPrice(due.cents, language)), { strong: true, size: 13 })
  if (list.transport !== undefined) printJourney(sheet, list.transport, words, language)
  sheet.gap(24)
  sheet.paragraph(words.received)
}

/** Number, date and who sells and sends the goods: what the law wants on the paper they are carried with. */
function printTransport(sheet: PdfSheet, transport: Transport, words: PaperWords, language: Language): void {
  const { note, seller, store } = transport
  const codes = [
    seller.vatNumber === '' ? '' : `${words.vatNumber} ${seller.vatNumber}`,
    seller.fiscalCode === undefined ? '' : `${words.fiscalCode} ${seller.fiscalCode}`,
  ].filter((code) => code !== '')
  sheet.paragraph(words.transport(note.name, formatDatedDay(noonOf(note.issuedOn), language)), { strong: true })
  sheet.paragraph([`${words.sender}: ${seller.name}`, placeText(seller), ...codes].join(' · '))
  sheet.paragraph(`${words.leavesFrom}: ${store.name}, ${placeText(store)}`)
  sheet.paragraph(words.reason)
  sheet.gap(6)
}

const placeText = ({ street, streetNumber, postalCode, city, province }: PostalAddress) =>
  `${street} ${streetNumber}, ${postalCode} ${city} ${province}`.trim()

/** The start of the transport, and a line for the driver; a moment that is not known yet is written by hand. */
function printJourney(sheet: PdfSheet, { leftAt, driver }: Transport, words: PaperWords, language: Language): void {
  sheet.gap(10)
  if (driver !== undefined) sheet.paragraph(words.drivenBy(driver))
  sheet.paragraph(words.begins(leftAt === undefined ? blank : formatMoment(leftAt, leftAt, language)))
  sheet.gap(18)
  sheet.paragraph(words.driver)
}

const blank = '____________________'

function printPlace(sheet: PdfSheet, list: Packed, words: PaperWords, language: Language): void {
  const { order, customer, service } = list
  const { address } = order
  const { beginTime, endTime } = presentWindow(order.slotBeginAt, order.slotEndAt)
  const when = `${formatDatedDay(noonOf(order.slotDay), language)}, ${beginTime}–${endTime}`
  sheet.paragraph(
    [words.order(order.id), when, service === null ? '' : textIn(language, service)].filter(Boolean).join(' · '),
  )
  sheet.paragraph(`${words.to}: ${customer}`, { strong: true, size: 13 })
  sheet.paragraph(`${address.street} ${address.streetNumber}, ${address.postalCode} ${address.city}`)
  const { orderReference, costCentre } = businessTexts(order.infos)
  const facts = [
    [words.reference, orderReference],
    [words.costCentre, costCentre],
    [words.phone, address.phone],
    [words.doorbell, address.doorbell],
    [words.door, doorText(address, deliveredOf(list), language)],
    ...driverNotes(order).map((note) => [words.remark, note]),
  ]
  for (const [name, value] of facts) if (value) sheet.paragraph(`${name}: ${value}`)
}

function printGoods(sheet: PdfSheet, rows: readonly PickRow[], words: PaperWords, language: Language): void {
  const right = { share: 0.2, align: 'right' as const }
  const names = new Map(rows.map(({ line }) => [line.id, textIn(language, line.name)]))
  sheet.gap(10)
  sheet.table(
    [
      { title: words.goods, share: 0.6 },
      { title: words.ordered, ...right },
      { title: words.packed, ...right },
    ],
    rows.map((row) => goodsRow(row, names, words, language)),
  )
}

function goodsRow(
  { line, sellingMode, pack }: PickRow,
  names: ReadonlyMap<number, string>,
  words: PaperWords,
  language: Language,
): Row {
  const amount = (thousandths: number) =>
    `${formatNumber(thousandths / 1000, language)} ${sellingMode === 'loose' ? 'kg' : ''}`.trim()
  const packed = line.quantityPrepared ?? line.quantityOrdered
  const weighed =
    line.weightPrepared === null || sellingMode === 'loose' ? '' : formatWeight(line.weightPrepared / 1000, language)
  const replaces = line.replacesLineId === null ? undefined : names.get(line.replacesLineId)
  return {
    cells: [
      textIn(language, line.name),
      line.replacesLineId === null ? amount(line.quantityOrdered) : '',
      packed === 0 ? words.missing : [amount(packed), weighed].filter((part) => part !== '').join(' · '),
    ],
    under: [line.brand, textIn(language, line.pack ?? pack), replaces === undefined ? '' : words.instead(replaces)]
      .filter((part) => part !== '')
      .join(' · '),
  }
}
