import type { Messages } from '../message.ts'

export const vouchersMessages = {
  'error.voucher.usedUp': {
    status: 2,
    it: 'Il buono {names} non c’è più: altri l’hanno usato prima. Controlla il totale e conferma di nuovo.',
    de: 'Der Gutschein {names} ist nicht mehr da: andere waren schneller. Prüfe die Summe und bestätige noch einmal.',
    en: 'The voucher {names} is gone: others were quicker. Check the total and confirm again.',
  },
  'warning.voucher.unknown': {
    status: 0,
    it: 'Non conosciamo questo codice: controlla che sia scritto bene.',
    de: 'Diesen Code kennen wir nicht: Bitte prüfe, ob er richtig geschrieben ist.',
    en: 'We do not know this code: please check its spelling.',
  },
  'warning.voucher.notYet': {
    status: 0,
    it: 'Questo buono non vale ancora.',
    de: 'Dieser Gutschein gilt noch nicht.',
    en: 'This voucher is not valid yet.',
  },
  'warning.voucher.expired': {
    status: 0,
    it: 'Questo buono è scaduto.',
    de: 'Dieser Gutschein ist abgelaufen.',
    en: 'This voucher has expired.',
  },
  'warning.voucher.used': {
    status: 0,
    it: 'Hai già usato questo buono.',
    de: 'Diesen Gutschein hast du schon verwendet.',
    en: 'You have already used this voucher.',
  },
  'warning.voucher.usedUp': {
    status: 0,
    it: 'Questo buono è esaurito: è già stato usato tante volte quante era previsto.',
    de: 'Dieser Gutschein ist aufgebraucht: Er wurde schon so oft verwendet wie vorgesehen.',
    en: 'This voucher is used up: it has been used as often as it was meant to be.',
  },
  'warning.voucher.noGoods': {
    status: 0,
    it: 'Nel carrello non c’è niente a cui questo buono si applica.',
    de: 'Im Warenkorb ist nichts, wofür dieser Gutschein gilt.',
    en: 'There is nothing in your cart this voucher is for.',
  },
  'warning.voucher.onCart': {
    status: 0,
    it: 'Questo buono è già nel carrello, e di più una spesa non ne prende.',
    de: 'Dieser Gutschein liegt schon im Warenkorb, und öfter gilt er je Einkauf nicht.',
    en: 'This voucher is in your cart already, and one order takes no more of it.',
  },
} as const satisfies Messages

export const staffVouchersMessages = {
  'error.desk.campaignNotFound': {
    status: 2,
    it: 'Questa campagna non esiste.',
    de: 'Diese Kampagne gibt es nicht.',
    en: 'There is no such campaign.',
  },
  'error.desk.campaignEnded': {
    status: 2,
    it: 'Questa campagna è già finita.',
    de: 'Diese Kampagne ist schon zu Ende.',
    en: 'This campaign has ended already.',
  },
  'error.desk.campaignDays': {
    status: 2,
    it: 'L’ultimo giorno viene prima del primo, o è già passato.',
    de: 'Der letzte Tag liegt vor dem ersten oder ist schon vorbei.',
    en: 'The last day is before the first, or over already.',
  },
} as const satisfies Messages
