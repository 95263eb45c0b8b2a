import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import type { FileFormat } from '@bottega/rules/reports/report-kinds.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Row } from '../../kernel/text/cell.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { minuteOf, tableFile } from '../../kernel/text/table-file.ts'
import { nameOf } from '../../kernel/visitor.ts'
import { statusOf, windowOf } from './staff-orders.presenter.ts'
import type { FoundOrder } from './staff-orders.repository.ts'

const words: Readonly<Record<Language, { name: string; head: readonly string[] }>> = {
  it: {
    name: 'Ordini',
    head: [
      'Numero',
      'Ordinato il',
      'Stato',
      'Cliente',
      'Telefono',
      'E-mail',
      'Negozio',
      'Servizio',
      'Giorno di consegna',
      'Dalle',
      'Alle',
      'Totale',
      'Rimborsato',
    ],
  },
  de: {
    name: 'Bestellungen',
    head: [
      'Nummer',
      'Bestellt am',
      'Status',
      'Kunde',
      'Telefon',
      'E-Mail',
      'Geschäft',
      'Dienst',
      'Liefertag',
      'Von',
      'Bis',
      'Summe',
      'Erstattet',
    ],
  },
  en: {
    name: 'Orders',
    head: [
      'Number',
      'Ordered at',
      'Status',
      'Customer',
      'Phone',
      'E-mail',
      'Store',
      'Service',
      'Day of delivery',
      'From',
      'To',
      'Total',
      'Refunded',
    ],
  },
}

/** Numbers of orders are texts: nobody adds them up. */
function rowOf(found: FoundOrder, language: Language): Row {
  const { order } = found
  const { beginTime, endTime } = windowOf(order)
  return [
    String(order.id),
    minuteOf(order.placedAt),
    statusOf(found, language),
    nameOf(found),
    found.phone,
    found.email,
    found.store,
    textIn(language, found.service),
    order.slotDay,
    beginTime,
    endTime,
    BigInt(order.totalCents),
    BigInt(order.refundedCents),
  ]
}

/** The list of orders as a file: what it shows of each, and what went back of it. */
export function ordersFile(
  found: AsyncIterable<readonly FoundOrder[]>,
  format: FileFormat,
  of: { language: Language; now: Date },
): FileAnswer {
  return tableFile({ ...words[of.language], found, rowOf: (one) => rowOf(one, of.language) }, format, of)
}
