import type { Language } from '@bottega/rules/text/language.ts'
import type { DocumentKind } from '@bottega/rules/documents/sales-document.ts'

/** Words printed on documents. */
export interface DocumentWords {
  kinds: Readonly<Record<DocumentKind, string>>
  number: (name: string, day: string) => string
  vatNumber: string
  fiscalCode: string
  register: string
  phone: string
  soldBy: string
  buyer: string
  customer: string
  order: (orderId: number, placed: string, delivered: string) => string
  collectedOrder: (orderId: number, placed: string, collected: string) => string
  receipt: (name: string) => string
  reference: (reference: string) => string
  costCentre: (costCentre: string) => string
  goods: string
  /** Of all goods together. */
  allGoods: string
  pieces: (count: number) => string
  quantity: string
  price: string
  vat: string
  amount: string
  ordered: (quantity: string) => string
  summary: string
  total: string
  vatTitle: string
  rate: string
  taxable: string
  tax: string
  gross: string
  paid: string
  dueOn: (day: string) => string
  transfer: (name: string, bank: string, iban: string) => string
  splitPayment: (amount: string) => string
  points: (points: number) => string
  lottery: (code: string) => string
  corrects: (name: string, day: string) => string
  reason: (reason: string) => string
  courtesy: string
  stamp: (amount: string) => string
  page: (page: number, pages: number) => string
}

export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  it: {
    kinds: { receipt: 'Scontrino', invoice: 'Fattura', creditNote: 'Nota di credito' },
    number: (name, day) => `N. ${name} del ${day}`,
    vatNumber: 'P. IVA',
    fiscalCode: 'C.F.',
    register: 'REA',
    phone: 'Tel.',
    soldBy: 'Punto vendita',
    buyer: 'Intestatario',
    customer: 'Cliente',
    order: (id, placed, delivered) => `Ordine ${id} del ${placed}, consegna ${delivered}`,
    collectedOrder: (id, placed, collected) => `Ordine ${id} del ${placed}, ritiro ${collected}`,
    receipt: (name) => `scontrino ${name}`,
    reference: (reference) => `Vostro riferimento: ${reference}`,
    costCentre: (costCentre) => `Centro di costo: ${costCentre}`,
    goods: 'Prodotto',
    allGoods: 'Prodotti',
    pieces: (count) => (count === 1 ? '1 pezzo' : `${count} pezzi`),
    quantity: 'Quantità',
    price: 'Prezzo',
    vat: 'IVA',
    amount: 'Importo',
    ordered: (quantity) => `ordinati ${quantity}`,
    summary: 'Riepilogo',
    total: 'Totale',
    vatTitle: 'IVA compresa nel totale',
    rate: 'Aliquota',
    taxable: 'Imponibile',
    tax: 'Imposta',
    gross: 'Lordo',
    paid: 'Pagamento',
    dueOn: (day) => `Da pagare entro il ${day}`,
    transfer: (name, bank, iban) => `Bonifico a ${name}${bank}, IBAN ${iban}`,
    splitPayment: (amount) => `Scissione dei pagamenti (art. 17-ter DPR 633/72): da pagare ${amount}, IVA esclusa`,
    points: (points) => `Punti guadagnati: ${points}`,
    lottery: (code) => `Codice lotteria: ${code}`,
    corrects: (name, day) => `Rettifica il documento ${name} del ${day}`,
    reason: (reason) => `Motivo: ${reason}`,
    courtesy: 'Copia di cortesia: l’originale è il file elettronico trasmesso al Sistema di Interscambio.',
    stamp: (amount) => `Imposta di bollo assolta in modo virtuale: ${amount}`,
    page: (page, pages) => `Pagina ${page} di ${pages}`,
  },
  de: {
    kinds: { receipt: 'Kassenbeleg', invoice: 'Rechnung', creditNote: 'Gutschrift' },
    number: (name, day) => `Nr. ${name} vom ${day}`,
    vatNumber: 'MwSt.-Nr.',
    fiscalCode: 'St.-Nr.',
    register: 'Handelsregister (REA)',
    phone: 'Tel.',
    soldBy: 'Geschäft',
    buyer: 'Rechnungsempfänger',
    customer: 'Kunde',
    order: (id, placed, delivered) => `Bestellung ${id} vom ${placed}, Lieferung ${delivered}`,
    collectedOrder: (id, placed, collected) => `Bestellung ${id} vom ${placed}, Abholung ${collected}`,
    receipt: (name) => `Beleg ${name}`,
    reference: (reference) => `Ihre Referenz: ${reference}`,
    costCentre: (costCentre) => `Kostenstelle: ${costCentre}`,
    goods: 'Produkt',
    allGoods: 'Produkte',
    pieces: (count) => `${count} Stück`,
    quantity: 'Menge',
    price: 'Preis',
    vat: 'MwSt.',
    amount: 'Betrag',
    ordered: (quantity) => `bestellt ${quantity}`,
    summary: 'Zusammenfassung',
    total: 'Summe',
    vatTitle: 'In der Summe enthaltene Mehrwertsteuer',
    rate: 'Satz',
    taxable: 'Netto',
    tax: 'Steuer',
    gross: 'Brutto',
    paid: 'Zahlung',
    dueOn: (day) => `Zu zahlen bis ${day}`,
    transfer: (name, bank, iban) => `Überweisung an ${name}${bank}, IBAN ${iban}`,
    splitPayment: (amount) => `Geteilte Zahlung (Art. 17-ter DPR 633/72): zu zahlen ${amount}, ohne Mehrwertsteuer`,
    points: (points) => `Gesammelte Punkte: ${points}`,
    lottery: (code) => `Lotteriecode: ${code}`,
    corrects: (name, day) => `Berichtigt das Dokument ${name} vom ${day}`,
    reason: (reason) => `Grund: ${reason}`,
    courtesy: 'Kopie: Das Original ist die elektronische Datei, die der Steuerverwaltung übermittelt wird.',
    stamp: (amount) => `Stempelsteuer virtuell entrichtet: ${amount}`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  en: {
    kinds: { receipt: 'Receipt', invoice: 'Invoice', creditNote: 'Credit note' },
    number: (name, day) => `No. ${name} of ${day}`,
    vatNumber: 'VAT no.',
    fiscalCode: 'Tax code',
    register: 'Company register (REA)',
    phone: 'Tel.',
    soldBy: 'Store',
    buyer: 'Billed to',
    customer: 'Customer',
    order: (id, placed, delivered) => `Order ${id} of ${placed}, delivery ${delivered}`,
    collectedOrder: (id, placed, collected) => `Order ${id} of ${placed}, pickup ${collected}`,
    receipt: (name) => `receipt ${name}`,
    reference: (reference) => `Your reference: ${reference}`,
    costCentre: (costCentre) => `Cost centre: ${costCentre}`,
    goods: 'Product',
    allGoods: 'Products',
    pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    quantity: 'Quantity',
    price: 'Price',
    vat: 'VAT',
    amount: 'Amount',
    ordered: (quantity) => `ordered ${quantity}`,
    summary: 'Summary',
    total: 'Total',
    vatTitle: 'VAT included in the total',
    rate: 'Rate',
    taxable: 'Net',
    tax: 'Tax',
    gross: 'Gross',
    paid: 'Payment',
    dueOn: (day) => `To be paid by ${day}`,
    transfer: (name, bank, iban) => `Bank transfer to ${name}${bank}, IBAN ${iban}`,
    splitPayment: (amount) => `Split payment (art. 17-ter DPR 633/72): to be paid ${amount}, without VAT`,
    points: (points) => `Points earned: ${points}`,
    lottery: (code) => `Lottery code: ${code}`,
    corrects: (name, day) => `Corrects document ${name} of ${day}`,
    reason: (reason) => `Reason: ${reason}`,
    courtesy: 'Copy for your convenience: the original is the electronic file sent to the tax agency.',
    stamp: (amount) => `Stamp duty paid virtually: ${amount}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
