import type { Messages } from '../message.ts'

export const staffOrdersMessages = {
  'error.desk.tooMuch': {
    status: 2,
    it: 'Di questo ordine si possono rimborsare al massimo {euros} €.',
    de: 'Von dieser Bestellung lassen sich höchstens {euros} € erstatten.',
    en: 'At most €{euros} of this order can be given back.',
  },
  'error.desk.notReschedulable': {
    status: 2,
    it: 'Questo ordine è già partito o concluso: il suo orario non si cambia più.',
    de: 'Diese Bestellung ist schon unterwegs oder abgeschlossen: Ihre Zeit lässt sich nicht mehr ändern.',
    en: 'This order is on its way or over: its time cannot be changed any more.',
  },
  'error.desk.changePaying': {
    status: 2,
    it: 'Il cliente sta pagando adesso una modifica di questo ordine. Riprova tra qualche minuto.',
    de: 'Der Kunde bezahlt gerade eine Änderung dieser Bestellung. Versuch es in ein paar Minuten noch einmal.',
    en: 'The customer is paying for a change of this order right now. Try again in a few minutes.',
  },
  'error.desk.customerChanging': {
    status: 2,
    it: 'Il cliente sta cambiando proprio adesso l’ordine {orderId}. Riprova tra qualche minuto.',
    de: 'Der Kunde ändert gerade die Bestellung {orderId}. Versuch es in ein paar Minuten noch einmal.',
    en: 'The customer is changing order {orderId} right now. Try again in a few minutes.',
  },
  'error.desk.beyondHold': {
    status: 2,
    it: 'Il pagamento di questo ordine copre {missing} in meno. Togli qualcosa, o accetta che il resto si paghi alla consegna.',
    de: 'Die Zahlung dieser Bestellung deckt {missing} weniger. Nimm etwas heraus, oder lass den Rest bei der Übergabe bezahlen.',
    en: 'The payment of this order covers {missing} less. Take something out, or let the rest be paid at handover.',
  },
  'error.desk.splitCosts': {
    status: 2,
    it: '{name}, diviso così, costerebbe {after} invece di {before}, perché la promozione, il buono o l’arrotondamento contano riga per riga. Dividi un’altra quantità, o chiedi al cliente se va bene e togli e aggiungi il prodotto.',
    de: '{name} würde, so geteilt, {after} statt {before} kosten, weil Aktion, Gutschein oder Rundung Zeile für Zeile zählen. Teile eine andere Menge, oder frag den Kunden und nimm die Ware heraus und füge sie neu hinzu.',
    en: '{name}, divided like this, would cost {after} rather than {before}, because its promotion, voucher or rounding counts line by line. Divide another quantity, or ask the customer, take the product out and add it anew.',
  },
  'error.desk.notSuitable': {
    status: 2,
    it: 'Non adatto a questo cliente, o non sappiamo se lo è: {names}. Chiediglielo, e conferma che lo vuole.',
    de: 'Für diesen Kunden nicht geeignet, oder wir wissen es nicht: {names}. Frag ihn, und bestätige, dass er es möchte.',
    en: 'Not suitable for this customer, or we do not know: {names}. Ask them, and confirm that they want it.',
  },
  'error.desk.timeGone': {
    status: 2,
    it: 'Questo orario non si può più scegliere per l’ordine. Scegline un altro.',
    de: 'Diese Zeit lässt sich für die Bestellung nicht mehr wählen. Wähle eine andere.',
    en: 'This time can no longer be chosen for the order. Choose another one.',
  },
  'error.desk.mailNotSentYet': {
    status: 2,
    it: 'Questa mail non è ancora partita una prima volta.',
    de: 'Diese Mail ging noch kein erstes Mal hinaus.',
    en: 'This mail has not left a first time yet.',
  },
} as const satisfies Messages
