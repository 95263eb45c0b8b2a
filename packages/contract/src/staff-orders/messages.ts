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
