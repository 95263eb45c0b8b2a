import type { ReportBasis, ReportColumn, ReportKind } from '@bottega/rules/reports/report-kinds.ts'
import type { Language } from '@bottega/rules/text/language.ts'

interface ReportWords {
  columns: Record<ReportColumn, string>
  /** The title of the column of names. */
  kinds: Record<ReportKind, string>
  bases: Record<ReportBasis, string>
  /** Rows that are no goods, no way to pay, no rate. */
  rows: { fees: string; others: string; none: string; open: string; all: string }
  store: string
  allStores: string
  units: { pz: string; kg: string }
  /** The definition of the figures, in one sentence. */
  counted: string
  refunds: string
  documents: string
  documentsByRate: string
  day: string
  order: string
  kind: string
  number: string
  amount: string
  notCharged: string
  asVoucher: string
  total: string
  refundKinds: Record<'undelivered' | 'desk' | 'return' | 'ended', string>
  documentKinds: Record<'receipt' | 'invoice' | 'creditNote', string>
}

export const reportWords: Readonly<Record<Language, ReportWords>> = {
  it: {
    columns: {
      orders: 'Ordini',
      customers: 'Clienti',
      quantity: 'Quantità',
      goods: 'Merce',
      fees: 'Consegna e sacchetti',
      discount: 'Sconto',
      sold: 'Venduto',
      average: 'Media per ordine',
      refunded: 'Rimborsato',
      kept: 'Resta',
      taken: 'Incassato',
      open: 'Da incassare',
      net: 'Imponibile',
      vat: 'IVA',
      refundedVat: 'IVA rimborsata',
      lines: 'Righe',
      shortLines: 'Righe con mancanti',
      replacedLines: 'Righe sostituite',
      asked: 'Chiesto',
      packed: 'Preparato',
      replaced: 'Sostituito',
      missing: 'Mancante',
      cost: 'Costo',
      margin: 'Margine',
      marginRate: 'Margine %',
      costKnown: 'Merce con costo noto %',
    },
    kinds: {
      day: 'Giorno',
      hour: 'Ora',
      department: 'Reparto',
      product: 'Prodotto',
      store: 'Negozio',
      service: 'Servizio',
      promotion: 'Promozione',
      payment: 'Pagamento',
      door: 'Incasso alla consegna',
      vat: 'Aliquota IVA',
      shorts: 'Prodotto',
    },
    bases: { delivery: 'giorno di consegna', order: 'giorno dell’ordine' },
    rows: {
      fees: 'Consegna e sacchetti',
      others: 'Altri prodotti',
      none: 'Senza promozione',
      open: 'Senza nota di credito',
      all: 'Totale',
    },
    store: 'Negozio',
    allStores: 'tutti i negozi',
    units: { pz: 'pz', kg: 'kg' },
    counted:
      'Contano gli ordini non annullati, per quello che è stato preparato e addebitato, o finché non sono preparati per quello che è stato ordinato; i rimborsi stanno a parte, accanto al loro ordine.',
    refunds: 'Rimborsi decisi nel mese',
    documents: 'Documenti emessi nel mese',
    documentsByRate: 'Documenti per aliquota',
    day: 'Giorno',
    order: 'Ordine',
    kind: 'Tipo',
    number: 'Numero',
    amount: 'Importo',
    notCharged: 'di cui mai addebitato',
    asVoucher: 'di cui in buono',
    total: 'Totale',
    refundKinds: { undelivered: 'Non consegnato', desk: 'Rimborso', return: 'Reso', ended: 'Ordine chiuso' },
    documentKinds: { receipt: 'Ricevuta', invoice: 'Fattura', creditNote: 'Nota di credito' },
  },
  de: {
    columns: {
      orders: 'Bestellungen',
      customers: 'Kunden',
      quantity: 'Menge',
      goods: 'Ware',
      fees: 'Lieferung und Tüten',
      discount: 'Rabatt',
      sold: 'Verkauft',
      average: 'Schnitt je Bestellung',
      refunded: 'Erstattet',
      kept: 'Bleibt',
      taken: 'Eingenommen',
      open: 'Noch offen',
      net: 'Netto',
      vat: 'MwSt.',
      refundedVat: 'MwSt. erstattet',
      lines: 'Zeilen',
      shortLines: 'Zeilen mit Fehlmengen',
      replacedLines: 'Zeilen ersetzt',
      asked: 'Bestellt',
      packed: 'Gepackt',
      replaced: 'Ersetzt',
      missing: 'Fehlt',
      cost: 'Einkauf',
      margin: 'Rohertrag',
      marginRate: 'Rohertrag %',
      costKnown: 'Ware mit bekanntem Einkaufspreis %',
    },
    kinds: {
      day: 'Tag',
      hour: 'Stunde',
      department: 'Abteilung',
      product: 'Produkt',
      store: 'Geschäft',
      service: 'Service',
      promotion: 'Aktion',
      payment: 'Zahlungsart',
      door: 'Einnahme an der Tür',
      vat: 'Steuersatz',
      shorts: 'Produkt',
    },
    bases: { delivery: 'Tag der Übergabe', order: 'Tag der Bestellung' },
    rows: {
      fees: 'Lieferung und Tüten',
      others: 'Andere Produkte',
      none: 'Ohne Aktion',
      open: 'Ohne Gutschrift',
      all: 'Summe',
    },
    store: 'Geschäft',
    allStores: 'alle Geschäfte',
    units: { pz: 'St.', kg: 'kg' },
    counted:
      'Es zählen Bestellungen, die nicht storniert sind: mit dem, was gepackt und berechnet wurde, und solange sie nicht gepackt sind mit dem, was bestellt wurde; Erstattungen stehen getrennt neben ihrer Bestellung.',
    refunds: 'Erstattungen, die im Monat entschieden wurden',
    documents: 'Belege, die im Monat ausgestellt wurden',
    documentsByRate: 'Belege nach Steuersatz',
    day: 'Tag',
    order: 'Bestellung',
    kind: 'Art',
    number: 'Nummer',
    amount: 'Betrag',
    notCharged: 'davon nie abgebucht',
    asVoucher: 'davon als Gutschein',
    total: 'Summe',
    refundKinds: {
      undelivered: 'Nicht übergeben',
      desk: 'Erstattung',
      return: 'Rückgabe',
      ended: 'Bestellung beendet',
    },
    documentKinds: { receipt: 'Quittung', invoice: 'Rechnung', creditNote: 'Gutschrift' },
  },
  en: {
    columns: {
      orders: 'Orders',
      customers: 'Customers',
      quantity: 'Quantity',
      goods: 'Goods',
      fees: 'Delivery and bags',
      discount: 'Discount',
      sold: 'Sold',
      average: 'Average per order',
      refunded: 'Refunded',
      kept: 'Kept',
      taken: 'Taken',
      open: 'Still open',
      net: 'Net',
      vat: 'VAT',
      refundedVat: 'VAT refunded',
      lines: 'Lines',
      shortLines: 'Lines with shorts',
      replacedLines: 'Lines replaced',
      asked: 'Asked for',
      packed: 'Packed',
      replaced: 'Replaced',
      missing: 'Missing',
      cost: 'Cost',
      margin: 'Margin',
      marginRate: 'Margin %',
      costKnown: 'Goods with a known cost %',
    },
    kinds: {
      day: 'Day',
      hour: 'Hour',
      department: 'Department',
      product: 'Product',
      store: 'Store',
      service: 'Service',
      promotion: 'Promotion',
      payment: 'Payment',
      door: 'Taken at the door',
      vat: 'VAT rate',
      shorts: 'Product',
    },
    bases: { delivery: 'delivery day', order: 'order day' },
    rows: {
      fees: 'Delivery and bags',
      others: 'Other products',
      none: 'Without a promotion',
      open: 'Without a credit note',
      all: 'Total',
    },
    store: 'Store',
    allStores: 'all stores',
    units: { pz: 'pcs', kg: 'kg' },
    counted:
      'Orders that were not cancelled count, with what was packed and charged, or until they are packed with what was ordered; refunds stand apart, beside their order.',
    refunds: 'Refunds decided in the month',
    documents: 'Documents issued in the month',
    documentsByRate: 'Documents by rate',
    day: 'Day',
    order: 'Order',
    kind: 'Kind',
    number: 'Number',
    amount: 'Amount',
    notCharged: 'of it never charged',
    asVoucher: 'of it as a voucher',
    total: 'Total',
    refundKinds: { undelivered: 'Not delivered', desk: 'Refund', return: 'Return', ended: 'Order ended' },
    documentKinds: { receipt: 'Receipt', invoice: 'Invoice', creditNote: 'Credit note' },
  },
}
