import type { Messages } from '../message.ts'

export const customerDeskMessages = {
  'error.desk.exportAsked': {
    status: 2,
    it: 'Una copia dei dati di questo cliente è già richiesta.',
    de: 'Eine Kopie der Daten dieses Kunden ist schon angefordert.',
    en: 'A copy of the data of this customer is already asked for.',
  },
  'error.desk.requestEnded': {
    status: 2,
    it: 'Questa richiesta è già chiusa.',
    de: 'Diese Anfrage ist schon abgeschlossen.',
    en: 'This request has ended already.',
  },
} as const satisfies Messages
