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
} as const satisfies Messages
