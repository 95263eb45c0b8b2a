import type { Messages } from '../message.ts'

export const returnsMessages = {
  'error.return.notFound': {
    status: 2,
    it: 'Questo reso non esiste.',
    de: 'Diese Rückgabe gibt es nicht.',
    en: 'This return does not exist.',
  },
  'error.return.orderNot': {
    status: 2,
    it: 'I prodotti di questo ordine non si possono rendere: si rende ciò che è stato consegnato.',
    de: 'Waren dieser Bestellung lassen sich nicht zurückgeben: Zurückgegeben wird, was geliefert wurde.',
    en: 'Goods of this order cannot be returned: what was delivered can be.',
  },
  'error.return.lineNot': {
    status: 2,
    it: 'Uno dei prodotti non è in questo ordine.',
    de: 'Eines der Produkte ist nicht in dieser Bestellung.',
    en: 'One of the products is not in this order.',
  },
  'error.return.refunded': {
    status: 2,
    it: '«{name}» è già stato rimborsato.',
    de: '„{name}“ ist schon erstattet.',
    en: '“{name}” has been paid back already.',
  },
  'error.return.late': {
    status: 2,
    it: 'Il termine per rendere «{name}» è passato.',
    de: 'Die Frist für die Rückgabe von „{name}“ ist vorbei.',
    en: 'The time to return “{name}” is over.',
  },
  'error.return.quantity': {
    status: 2,
    it: 'Di «{name}» puoi rendere al massimo {quantity}.',
    de: 'Von „{name}“ kannst du höchstens {quantity} zurückgeben.',
    en: 'Of “{name}” you can return at most {quantity}.',
  },
  'error.return.tooMany': {
    status: 2,
    it: 'Hai già molte richieste in attesa: prima decidiamo su quelle.',
    de: 'Du hast schon viele offene Anfragen: Zuerst entscheiden wir über diese.',
    en: 'You already have many open requests: we decide on those first.',
  },
  'error.return.photoNot': {
    status: 2,
    it: 'Una delle foto non c’è più: caricala di nuovo.',
    de: 'Eines der Fotos ist nicht mehr da: Lade es noch einmal hoch.',
    en: 'One of the photos is no longer there: upload it again.',
  },
  'error.return.decided': {
    status: 2,
    it: 'Su questo reso è già stato deciso.',
    de: 'Über diese Rückgabe ist schon entschieden.',
    en: 'This return has been decided on already.',
  },
  'error.return.reasonMissing': {
    status: 2,
    it: 'Un rifiuto ha bisogno di un motivo per il cliente.',
    de: 'Eine Ablehnung braucht eine Begründung für den Kunden.',
    en: 'A refusal needs a reason for the customer.',
  },
  'error.return.notNow': {
    status: 2,
    it: 'Questo passo non è possibile adesso.',
    de: 'Dieser Schritt ist jetzt nicht möglich.',
    en: 'This step is not possible now.',
  },
  'error.return.noOrder': {
    status: 2,
    it: 'Questo ordine del cliente non può portare la sostituzione.',
    de: 'Diese Bestellung des Kunden kann den Ersatz nicht mitnehmen.',
    en: 'This order of the customer cannot carry the replacement.',
  },
  'error.return.noStock': {
    status: 2,
    it: 'Non c’è abbastanza merce per la sostituzione: restituisci l’importo.',
    de: 'Für den Ersatz ist nicht genug Ware da: Gib den Betrag zurück.',
    en: 'There are not enough goods for the replacement: give the amount back.',
  },
  'error.withdrawal.incomplete': {
    status: 2,
    it: 'Indica nome, numero dell’ordine e un indirizzo e-mail valido.',
    de: 'Gib Namen, Nummer der Bestellung und eine gültige E-Mail-Adresse an.',
    en: 'Give your name, the number of the order and a valid e-mail address.',
  },
  'error.withdrawal.onlyExcepted': {
    status: 2,
    it: 'Un recesso non si rifiuta per il suo motivo: indica quale eccezione di legge vale per i beni.',
    de: 'Ein Widerruf wird nicht wegen seines Grundes abgelehnt: Gib an, welche Ausnahme des Gesetzes für die Waren gilt.',
    en: 'A withdrawal is not refused for its reason: say which exception of the law the goods fall under.',
  },
  'info.return.requested': {
    status: 0,
    it: 'Abbiamo la tua richiesta di reso {returnId}: ti scriviamo appena decidiamo.',
    de: 'Deine Rückgabe {returnId} ist angefragt: Wir schreiben dir, sobald wir entschieden haben.',
    en: 'We have your return request {returnId}: we write to you as soon as we decide.',
  },
  'info.return.cancelled': {
    status: 0,
    it: 'La richiesta di reso {returnId} è annullata.',
    de: 'Die Rückgabe {returnId} ist zurückgenommen.',
    en: 'Return request {returnId} is cancelled.',
  },
} as const satisfies Messages
