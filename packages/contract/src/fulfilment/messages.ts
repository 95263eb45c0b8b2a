import type { Messages } from '../message.ts'

export const fulfilmentMessages = {
  'error.fulfilment.orderNotFound': {
    status: 2,
    it: 'Questo ordine non esiste.',
    de: 'Diese Bestellung gibt es nicht.',
    en: 'This order does not exist.',
  },
  'error.fulfilment.notPickable': {
    status: 2,
    it: 'L’ordine {orderId} non si può preparare: adesso è «{status}».',
    de: 'Bestellung {orderId} kann nicht gepackt werden: Sie ist jetzt „{status}“.',
    en: 'Order {orderId} cannot be picked: it is “{status}” now.',
  },
  'error.fulfilment.notBeingPicked': {
    status: 2,
    it: 'L’ordine {orderId} non è più in preparazione: il cliente l’ha cambiato o annullato. Rileggi la lista.',
    de: 'Bestellung {orderId} wird nicht mehr gepackt: Der Kunde hat sie geändert oder storniert. Lies die Liste neu.',
    en: 'Order {orderId} is not being picked any more: its customer has changed or cancelled it. Read the list again.',
  },
  'error.fulfilment.lineNotFound': {
    status: 2,
    it: 'Questa riga non è più nell’ordine. Rileggi la lista.',
    de: 'Diese Zeile steht nicht mehr in der Bestellung. Lies die Liste neu.',
    en: 'This line is not in the order any more. Read the list again.',
  },
  'error.fulfilment.lineMoved': {
    status: 2,
    it: 'Qualcun altro ha appena lavorato su questa riga. Guarda com’è adesso.',
    de: 'Jemand anderes hat gerade an dieser Zeile gearbeitet. Sieh nach, wie sie jetzt ist.',
    en: 'Somebody else has just worked on this line. Look at how it is now.',
  },
  'error.fulfilment.putBackFirst': {
    status: 2,
    it: 'Prima rimetti a posto il sostituto.',
    de: 'Leg zuerst den Ersatz zurück.',
    en: 'Put the substitute back first.',
  },
  'error.fulfilment.tooMuch': {
    status: 2,
    it: 'È più di quanto il cliente ha ordinato.',
    de: 'Das ist mehr, als der Kunde bestellt hat.',
    en: 'That is more than the customer has ordered.',
  },
  'error.fulfilment.tooHeavy': {
    status: 2,
    it: 'Pesa troppo: al massimo {most} g.',
    de: 'Das ist zu schwer: höchstens {most} g.',
    en: 'That is too heavy: {most} g at most.',
  },
  'error.fulfilment.notWhole': {
    status: 2,
    it: 'Scrivi un numero intero.',
    de: 'Gib eine ganze Zahl ein.',
    en: 'Type a whole number.',
  },
  'error.fulfilment.weightMissing': {
    status: 2,
    it: 'Pesa il prodotto e scrivi i grammi.',
    de: 'Wieg das Produkt und gib die Gramm ein.',
    en: 'Weigh the product and type the grams.',
  },
  'error.fulfilment.recalled': {
    status: 2,
    it: 'Questo prodotto è stato richiamato: non va in nessuna borsa. Togli quello che c’è.',
    de: 'Dieses Produkt wird zurückgerufen: Es kommt in keine Tasche. Nimm heraus, was darin ist.',
    en: 'This product is recalled: it goes into no bag. Take out what is in there.',
  },
  'error.fulfilment.substitutesRefused': {
    status: 2,
    it: 'Il cliente non vuole sostituti per questo prodotto.',
    de: 'Der Kunde möchte für dieses Produkt keinen Ersatz.',
    en: 'The customer wants no substitute for this product.',
  },
  'error.fulfilment.substituteNotFitting': {
    status: 2,
    it: 'Questo prodotto non può sostituire quello ordinato.',
    de: 'Dieses Produkt kann das bestellte nicht ersetzen.',
    en: 'This product cannot replace the one ordered.',
  },
  'error.fulfilment.substituteGone': {
    status: 2,
    it: 'Anche questo prodotto è finito: scegline un altro.',
    de: 'Auch dieses Produkt ist ausverkauft: Nimm ein anderes.',
    en: 'This product is sold out as well: choose another.',
  },
  'error.fulfilment.linesLeft': {
    status: 2,
    it: 'Mancano ancora {count} righe.',
    de: 'Es fehlen noch {count} Zeilen.',
    en: '{count} lines are still missing.',
  },
  'error.fulfilment.nothingPicked': {
    status: 2,
    it: 'Non c’è niente nelle borse. Se manca tutto, segna l’ordine come non riuscito.',
    de: 'In den Taschen ist nichts. Fehlt alles, markiere die Bestellung als fehlgeschlagen.',
    en: 'There is nothing in the bags. If everything is missing, mark the order as failed.',
  },
  'error.fulfilment.nothingPacked': {
    status: 2,
    it: 'Scrivi in quante borse o casse sta la merce.',
    de: 'Gib an, in wie vielen Taschen oder Kisten die Ware ist.',
    en: 'Say how many bags or crates the goods are in.',
  },
  'error.fulfilment.notPacked': {
    status: 2,
    it: 'Le etichette e la bolla ci sono quando l’ordine è imballato.',
    de: 'Etiketten und Lieferschein gibt es, wenn die Bestellung verpackt ist.',
    en: 'Labels and delivery note are there once the order is packed.',
  },
  'error.fulfilment.stepNotPossible': {
    status: 2,
    it: 'L’ordine {orderId} adesso è «{status}»: questo passo non si può fare.',
    de: 'Bestellung {orderId} ist jetzt „{status}“: Dieser Schritt geht nicht.',
    en: 'Order {orderId} is “{status}” now: this step is not possible.',
  },
  'error.fulfilment.codeWrong': {
    status: 2,
    it: 'Il codice non è quello di questo ordine.',
    de: 'Der Code gehört nicht zu dieser Bestellung.',
    en: 'The code is not that of this order.',
  },
} as const satisfies Messages
