import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { formatDatedDay, formatPrice } from '@bottega/rules/text/format.ts'
import { formatUnit } from '@bottega/rules/text/format-unit.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import { PdfSheet, type Row } from '../../documents/pdf-sheet.ts'
import { doorText } from '../door-words.ts'
import { driverNotes } from '../driver-notes.ts'
import { deliveredOfStop, type DeliveryRound, type RoundStop, wayOf } from '../rounds/rounds.service.ts'
import { type Packed, printNote } from './delivery-note-pdf.ts'
import { type PaperWords, paperWords } from './paper-words.ts'

/**
 * A van's papers in one file: whoever drives begins with the list, and hands over the notes behind it page by page, in the
 * order of the stops.
 */
export async function roundPdf(
  round: DeliveryRound,
  notes: readonly Packed[],
  shopName: string,
  language: Language,
  issuedAt: Date,
): Promise<{ title: string; content: Buffer }> {
  const [{ order, warehouseName, service }] = round.stops
  const words = paperWords(language, order.deliveryServiceId)
  const { beginTime, endTime } = presentWindow(order.slotBeginAt, order.slotEndAt)
  const when = `${formatDatedDay(noonOf(order.slotDay), language)}, ${beginTime}–${endTime}`
  const title = `${words.round} ${order.slotDay} ${beginTime}–${endTime}`
  const footer = (page: number, pages: number) => `${title} · ${words.page(page, pages)}`
  const sheet = new PdfSheet({ title, author: shopName, language, issuedAt, footer })
  sheet.heading(1, words.round)
  const facts = [when, textIn(language, service), warehouseName, words.stops(round.stops.length)]
  sheet.paragraph([...facts, ...lengthOf(round, words, language)].join(' · '))
  sheet.paragraph(words.drivenBy(round.decided?.driver ?? blank), { strong: true, size: 13 })
  sheet.gap(10)
  printStops(sheet, round.stops, words, language)
  for (const note of notes) {
    sheet.newPage()
    printNote(sheet, note, language)
  }
  return { title, content: await sheet.end() }
}

/** The length of the round, and how many stops it leaves out; nothing where no position is known. */
function lengthOf(round: DeliveryRound, words: PaperWords, language: Language): string[] {
  const { metres, unknown } = wayOf(round)
  if (metres === undefined) return []
  const length = words.straightLines(formatUnit(metres / 1000, 'kilometer', language, { maximumFractionDigits: 1 }))
  return unknown === 0 ? [length] : [`${length} (${words.leftOut(unknown)})`]
}

/** For a name written by hand. */
const blank = '____________________'

function printStops(sheet: PdfSheet, stops: readonly RoundStop[], words: PaperWords, language: Language): void {
  const right = { share: 0.16, align: 'right' as const }
  const moneyOf = (cents: number) => (cents === 0 ? '' : formatPrice(cents, language))
  const goods = (bags: number, crates: number) =>
    [bags > 0 && words.bags(bags), crates > 0 && words.crates(crates)].filter(Boolean).join(' · ')
  const rows = stops.map((stop, place): Row => {
    const { order, due } = stop
    const { vouchers, money } = kindsOf(stop)
    return {
      cells: [
        `${place + 1}. ${stop.firstName} ${stop.lastName} · ${words.order(order.id)}`,
        goods(order.bags ?? 0, order.crates ?? 0),
        moneyOf(money),
        moneyOf(vouchers),
      ],
      under: placeOf(stop, words, language),
      strong: due.cents > 0,
    }
  })
  const sum = (of: (stop: RoundStop) => number) => sumCents(stops.map(of))
  const count = (kind: 'bags' | 'crates') => stops.reduce((all, { order }) => all + (order[kind] ?? 0), 0)
  sheet.table(
    [
      { title: words.stop, share: 0.48 },
      { title: words.goodsInVan, share: 0.2 },
      { title: words.money, ...right },
      { title: words.vouchers, ...right },
    ],
    [
      ...rows,
      {
        cells: [
          words.total,
          goods(count('bags'), count('crates')),
          moneyOf(sum((stop) => kindsOf(stop).money)),
          moneyOf(sum((stop) => kindsOf(stop).vouchers)),
        ],
        strong: true,
      },
    ],
  )
}

/** Money to be taken by its kind: meal vouchers as they were agreed, and the rest. */
const kindsOf = ({ due: { cents, voucherCents } }: RoundStop) => ({
  vouchers: voucherCents,
  money: cents - voucherCents,
})

function placeOf(stop: RoundStop, words: PaperWords, language: Language): string {
  const { order } = stop
  const { street, streetNumber, postalCode, city, doorbell, phone } = order.address
  return [
    `${street} ${streetNumber}, ${postalCode} ${city}`,
    doorbell ? `${words.doorbell}: ${doorbell}` : '',
    doorText(order.address, deliveredOfStop(stop), language) ?? '',
    phone ? `${words.phone}: ${phone}` : '',
    ...driverNotes(order).map((note) => `${words.remark}: ${note}`),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
