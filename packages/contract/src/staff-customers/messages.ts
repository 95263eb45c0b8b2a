import type { Messages } from '../message.ts'

export const staffCustomersMessages = {
  'error.desk.exportAsked': {
    status: 2,
    it: 'Una copia dei dati di questo cliente è già richiesta.',
    de: 'Eine Kopie der Daten dieses Kunden ist schon angefordert.',
    en: 'A copy of the data of this customer is already asked for.',
  },
  'error.desk.tooManyTags': {
    status: 2,
    it: 'Questo cliente ha già {maximum} etichette: togline una.',
    de: 'Dieser Kunde hat schon {maximum} Markierungen: Entferne eine.',
    en: 'This customer has {maximum} tags already: take one off.',
  },
  'error.desk.requestEnded': {
    status: 2,
    it: 'Questa richiesta è già chiusa.',
    de: 'Diese Anfrage ist schon abgeschlossen.',
    en: 'This request has ended already.',
  },
  'error.desk.creditNotApproved': {
    status: 2,
    it: 'Il fido si concorda solo con un’azienda il cui account è approvato.',
    de: 'Ein Kreditrahmen wird nur mit einer Firma vereinbart, deren Konto freigegeben ist.',
    en: 'Credit is agreed only with a company whose account is approved.',
  },
  'error.desk.creditNotHere': {
    status: 2,
    it: 'In questo negozio non si paga così.',
    de: 'In diesem Laden wird nicht so bezahlt.',
    en: 'This shop does not offer this way to pay.',
  },
  'error.desk.creditBelowOwed': {
    status: 2,
    it: 'Questa azienda deve ancora {owed}: il fido non può scendere sotto.',
    de: 'Diese Firma schuldet noch {owed}: Der Kreditrahmen kann nicht darunter liegen.',
    en: 'This company still owes {owed}: the limit cannot go below.',
  },
  'error.desk.creditEnded': {
    status: 2,
    it: 'Questo accordo è già finito.',
    de: 'Diese Vereinbarung ist schon beendet.',
    en: 'This agreement has ended already.',
  },
  'error.desk.dueAmount': {
    status: 2,
    it: 'Questa scadenza si salda con {amount}, per intero.',
    de: 'Diese Fälligkeit wird mit {amount} beglichen, im Ganzen.',
    en: 'This due is settled by {amount}, as a whole.',
  },
} as const satisfies Messages
