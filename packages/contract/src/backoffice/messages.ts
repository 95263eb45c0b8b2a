import type { Messages } from '../message.ts'

export const backofficeMessages = {
  'error.staff.loginWrong': {
    status: 2,
    it: 'Utente, password o codice non corretti.',
    de: 'Benutzer, Passwort oder Code stimmen nicht.',
    en: 'User, password or code are not right.',
  },
  'error.staff.customerNotFound': {
    status: 2,
    it: 'Questo cliente non esiste.',
    de: 'Diesen Kunden gibt es nicht.',
    en: 'This customer does not exist.',
  },
  'error.staff.reasonRequired': {
    status: 2,
    it: 'Scrivi perché agisci per conto del cliente.',
    de: 'Schreib, warum du für den Kunden handelst.',
    en: 'Say why you act for the customer.',
  },
  'error.staff.notActing': {
    status: 2,
    it: 'Non stai agendo per conto di nessuno.',
    de: 'Du handelst gerade für niemanden.',
    en: 'You are not acting for anybody.',
  },
  'error.staff.alreadyActing': {
    status: 2,
    it: 'Stai già agendo per conto di {customer}: termina prima di passare a un altro cliente.',
    de: 'Du handelst schon für {customer}: Beende das, bevor du für jemand anderen handelst.',
    en: 'You are already acting for {customer}: stop first, then act for another customer.',
  },
  'error.staff.notWhileActing': {
    status: 403,
    it: 'Questo può farlo solo il cliente.',
    de: 'Das kann nur der Kunde selbst.',
    en: 'Only the customer can do this.',
  },
} as const satisfies Messages
