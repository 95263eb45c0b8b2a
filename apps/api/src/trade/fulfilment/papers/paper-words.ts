import type { Language } from '@bottega/rules/text/language.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'

export interface PaperWords {
  labels: string
  note: string
  order: (orderId: number) => string
  orders: (ids: readonly number[]) => string
  trolleys: string
  trolley: (number: number) => string
  bag: (number: number, all: number) => string
  crate: (number: number, all: number) => string
  bags: (count: number) => string
  crates: (count: number) => string
  to: string
  phone: string
  doorbell: string
  door: string
  remark: string
  reference: string
  costCentre: string
  goods: string
  ordered: string
  packed: string
  instead: (name: string) => string
  missing: string
  collect: (amount: string) => string
  received: string
  transport: (name: string, day: string) => string
  sender: string
  vatNumber: string
  fiscalCode: string
  leavesFrom: string
  reason: string
  begins: (moment: string) => string
  drivenBy: (name: string) => string
  driver: string
  round: string
  stops: (count: number) => string
  straightLines: (length: string) => string
  leftOut: (count: number) => string
  stop: string
  goodsInVan: string
  money: string
  vouchers: string
  total: string
  page: (page: number, pages: number) => string
}

const words: Readonly<Record<Language, PaperWords>> = {
  it: {
    labels: 'Etichette',
    note: 'Bolla di consegna',
    order: (orderId) => `Ordine ${orderId}`,
    orders: (ids) => `Ordini ${ids.join(', ')}`,
    trolleys: 'Carrelli',
    trolley: (number) => `Carrello ${number}`,
    bag: (number, all) => `Borsa ${number} di ${all}`,
    crate: (number, all) => `Cassa ${number} di ${all}`,
    bags: (count) => (count === 1 ? '1 borsa' : `${count} borse`),
    crates: (count) => (count === 1 ? '1 cassa' : `${count} casse`),
    to: 'Per',
    phone: 'Telefono',
    doorbell: 'Citofono',
    door: 'Alla porta',
    remark: 'Nota',
    reference: 'Vostro riferimento',
    costCentre: 'Centro di costo',
    goods: 'Merce',
    ordered: 'Ordinato',
    packed: 'Nelle borse',
    instead: (name) => `Al posto di ${name}`,
    missing: 'Manca',
    collect: (amount) => `Da incassare alla consegna: ${amount}`,
    received: 'Ricevuto da: ______________________________',
    transport: (name, day) => `Documento di trasporto ${name} del ${day} (D.P.R. 472/1996)`,
    sender: 'Mittente',
    vatNumber: 'P. IVA',
    fiscalCode: 'C. F.',
    leavesFrom: 'Luogo di partenza',
    reason: 'Causale: vendita · Trasporto a cura del mittente',
    begins: (moment) => `Inizio del trasporto: ${moment}`,
    drivenBy: (name) => `Conducente: ${name}`,
    driver: 'Firma del conducente: ______________________________',
    round: 'Giro di consegna',
    stops: (count) => (count === 1 ? '1 fermata' : `${count} fermate`),
    straightLines: (length) => `circa ${length} in linea d’aria, con il ritorno`,
    leftOut: (count) =>
      count === 1 ? 'senza 1 fermata di posizione sconosciuta' : `senza ${count} fermate di posizione sconosciuta`,
    stop: 'Fermata',
    goodsInVan: 'Borse e casse',
    money: 'Contanti o carta',
    vouchers: 'Buoni pasto',
    total: 'In tutto',
    page: (page, pages) => `pagina ${page} di ${pages}`,
  },
  de: {
    labels: 'Etiketten',
    note: 'Lieferschein',
    order: (orderId) => `Bestellung ${orderId}`,
    orders: (ids) => `Bestellungen ${ids.join(', ')}`,
    trolleys: 'Wagen',
    trolley: (number) => `Wagen ${number}`,
    bag: (number, all) => `Tasche ${number} von ${all}`,
    crate: (number, all) => `Kiste ${number} von ${all}`,
    bags: (count) => (count === 1 ? '1 Tasche' : `${count} Taschen`),
    crates: (count) => (count === 1 ? '1 Kiste' : `${count} Kisten`),
    to: 'Für',
    phone: 'Telefon',
    doorbell: 'Klingel',
    door: 'An der Tür',
    remark: 'Notiz',
    reference: 'Ihre Referenz',
    costCentre: 'Kostenstelle',
    goods: 'Ware',
    ordered: 'Bestellt',
    packed: 'In den Taschen',
    instead: (name) => `Statt ${name}`,
    missing: 'Fehlt',
    collect: (amount) => `Bei der Übergabe zu kassieren: ${amount}`,
    received: 'Erhalten von: ______________________________',
    transport: (name, day) => `Warenbegleitschein ${name} vom ${day} (D.P.R. 472/1996)`,
    sender: 'Absender',
    vatNumber: 'MwSt.-Nr.',
    fiscalCode: 'Steuernummer',
    leavesFrom: 'Abgangsort',
    reason: 'Grund: Verkauf · Transport durch den Absender',
    begins: (moment) => `Beginn des Transports: ${moment}`,
    drivenBy: (name) => `Fahrer: ${name}`,
    driver: 'Unterschrift des Fahrers: ______________________________',
    round: 'Lieferrunde',
    stops: (count) => (count === 1 ? '1 Halt' : `${count} Halte`),
    straightLines: (length) => `etwa ${length} Luftlinie mit der Rückfahrt`,
    leftOut: (count) =>
      count === 1 ? 'ohne 1 Halt mit unbekannter Position' : `ohne ${count} Halte mit unbekannter Position`,
    stop: 'Halt',
    goodsInVan: 'Taschen und Kisten',
    money: 'Bar oder Karte',
    vouchers: 'Essensgutscheine',
    total: 'Zusammen',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  en: {
    labels: 'Labels',
    note: 'Delivery note',
    order: (orderId) => `Order ${orderId}`,
    orders: (ids) => `Orders ${ids.join(', ')}`,
    trolleys: 'Trolleys',
    trolley: (number) => `Trolley ${number}`,
    bag: (number, all) => `Bag ${number} of ${all}`,
    crate: (number, all) => `Crate ${number} of ${all}`,
    bags: (count) => (count === 1 ? '1 bag' : `${count} bags`),
    crates: (count) => (count === 1 ? '1 crate' : `${count} crates`),
    to: 'To',
    phone: 'Telephone',
    doorbell: 'Doorbell',
    door: 'At the door',
    remark: 'Note',
    reference: 'Your reference',
    costCentre: 'Cost centre',
    goods: 'Goods',
    ordered: 'Ordered',
    packed: 'In the bags',
    instead: (name) => `In place of ${name}`,
    missing: 'Missing',
    collect: (amount) => `To be taken at the door: ${amount}`,
    received: 'Received by: ______________________________',
    transport: (name, day) => `Transport document ${name} of ${day} (D.P.R. 472/1996)`,
    sender: 'Sender',
    vatNumber: 'VAT number',
    fiscalCode: 'Tax code',
    leavesFrom: 'Leaves from',
    reason: 'Reason: sale · Carried by the sender',
    begins: (moment) => `Transport begins: ${moment}`,
    drivenBy: (name) => `Driver: ${name}`,
    driver: 'Signature of the driver: ______________________________',
    round: 'Delivery round',
    stops: (count) => (count === 1 ? '1 stop' : `${count} stops`),
    straightLines: (length) => `about ${length} in straight lines, with the way back`,
    leftOut: (count) =>
      count === 1 ? 'without 1 stop whose position is unknown' : `without ${count} stops whose position is unknown`,
    stop: 'Stop',
    goodsInVan: 'Bags and crates',
    money: 'Cash or card',
    vouchers: 'Meal vouchers',
    total: 'In all',
    page: (page, pages) => `page ${page} of ${pages}`,
  },
}

const wordsWhenCollected: Readonly<Record<Language, Pick<PaperWords, 'note' | 'collect'>>> = {
  it: { note: 'Bolla di ritiro', collect: (amount) => `Da incassare al ritiro: ${amount}` },
  de: { note: 'Abholschein', collect: (amount) => `Bei der Abholung zu kassieren: ${amount}` },
  en: { note: 'Pickup note', collect: (amount) => `To be taken at pickup: ${amount}` },
}

/** The words on the labels of bags and crates and on the paper that goes with the goods. */
export function paperWords(language: Language, deliveryServiceId: number): PaperWords {
  return isCollected(deliveryServiceId) ? { ...words[language], ...wordsWhenCollected[language] } : words[language]
}
