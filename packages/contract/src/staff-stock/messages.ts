import type { Messages } from '../message.ts'

export const staffStockMessages = {
  'error.desk.notCounted': {
    status: 2,
    it: '{store} non conta questo prodotto: contalo prima.',
    de: '{store} zählt dieses Produkt nicht: Zähle es zuerst.',
    en: '{store} does not count this product: count it first.',
  },
  'error.desk.stockShort': {
    status: 2,
    it: '{store} ne può togliere al massimo {available}: il resto è di ordini. Se manca altro, conta la giacenza.',
    de: '{store} kann davon höchstens {available} entnehmen: Der Rest gehört zu Bestellungen. Fehlt mehr, zähle den Bestand.',
    en: '{store} can take away {available} at most: the rest belongs to orders. If more is missing, count the stock.',
  },
  'error.desk.sameStore': {
    status: 2,
    it: 'Scegli un altro negozio a cui mandare la merce.',
    de: 'Wähle ein anderes Geschäft, an das die Ware geht.',
    en: 'Choose another store to send the goods to.',
  },
  'error.desk.transferMissing': {
    status: 2,
    it: 'Questo trasferimento non c’è.',
    de: 'Diese Umlagerung gibt es nicht.',
    en: 'There is no such transfer.',
  },
  'error.desk.transferEnded': {
    status: 2,
    it: 'Questo trasferimento è già stato chiuso da {name}.',
    de: '{name} hat diese Umlagerung schon abgeschlossen.',
    en: '{name} has ended this transfer already.',
  },
  'error.desk.differenceReason': {
    status: 2,
    it: 'Non è arrivato quanto è stato mandato: scegli un motivo.',
    de: 'Es ist nicht so viel angekommen, wie gesendet wurde: Wähle einen Grund.',
    en: 'What arrived is not what was sent: choose a reason.',
  },
  'error.desk.countMissing': {
    status: 2,
    it: 'Questo inventario non c’è.',
    de: 'Diese Zählung gibt es nicht.',
    en: 'There is no such count.',
  },
  'error.desk.departmentMissing': {
    status: 2,
    it: 'Questo reparto non c’è.',
    de: 'Diese Abteilung gibt es nicht.',
    en: 'There is no such department.',
  },
  'error.desk.countEnded': {
    status: 2,
    it: 'Questo inventario è stato chiuso da {name}. Quello che hai contato dopo non vi è entrato.',
    de: '{name} hat diese Zählung beendet. Was danach gezählt wurde, steht nicht darin.',
    en: '{name} has ended this count. What you counted afterwards is not in it.',
  },
  'error.desk.nothingCounted': {
    status: 2,
    it: 'Non è ancora stato contato niente.',
    de: 'Es ist noch nichts gezählt.',
    en: 'Nothing is counted yet.',
  },
  'error.desk.notInCount': {
    status: 2,
    it: 'Questo prodotto non è tra quelli che il negozio conta in questo reparto.',
    de: 'Dieses Produkt gehört nicht zu denen, die das Geschäft in dieser Abteilung zählt.',
    en: 'This product is not among those the store counts in this department.',
  },
  'error.desk.supplierMissing': {
    status: 2,
    it: 'Questo fornitore non c’è.',
    de: 'Diesen Lieferanten gibt es nicht.',
    en: 'There is no such supplier.',
  },
  'error.desk.supplierNameTaken': {
    status: 2,
    it: 'C’è già un fornitore con questo nome.',
    de: 'Es gibt schon einen Lieferanten mit diesem Namen.',
    en: 'There is a supplier of this name already.',
  },
  'error.desk.supplierNameEmpty': {
    status: 2,
    it: 'Scrivi il nome del fornitore.',
    de: 'Gib den Namen des Lieferanten an.',
    en: 'Write the name of the supplier.',
  },
  'error.desk.supplierOrderMissing': {
    status: 2,
    it: 'Questo ordine al fornitore non c’è.',
    de: 'Diese Bestellung beim Lieferanten gibt es nicht.',
    en: 'There is no such order to a supplier.',
  },
  'error.desk.supplierOrderClosed': {
    status: 2,
    it: 'Questo ordine è stato chiuso da {name}: registra la merce senza ordine.',
    de: '{name} hat diese Bestellung geschlossen: Erfasse die Ware ohne Bestellung.',
    en: '{name} has closed this order: write the goods down without an order.',
  },
  'error.desk.documentBooked': {
    status: 2,
    it: 'Il documento {number} di questo fornitore è già registrato da {name}.',
    de: 'Den Beleg {number} dieses Lieferanten hat {name} schon erfasst.',
    en: 'Document {number} of this supplier is written down already, by {name}.',
  },
  'error.desk.documentDate': {
    status: 2,
    it: 'La data del documento è nel futuro o di più di un anno fa.',
    de: 'Das Datum des Belegs liegt in der Zukunft oder mehr als ein Jahr zurück.',
    en: 'The date of the document is in the future or more than a year ago.',
  },
  'error.desk.documentEmpty': {
    status: 2,
    it: 'Scrivi il numero del documento del fornitore.',
    de: 'Gib die Nummer des Belegs des Lieferanten an.',
    en: 'Write the number of the document of the supplier.',
  },
  'error.desk.goodTwice': {
    status: 2,
    it: 'Un prodotto è due volte in questa consegna.',
    de: 'Ein Produkt steht zweimal in dieser Lieferung.',
    en: 'A product is in this delivery twice.',
  },
} as const satisfies Messages
