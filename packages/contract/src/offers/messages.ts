import type { Messages } from '../message.ts'

export const offersMessages = {
  'error.offer.notFound': {
    status: 2,
    it: 'Questa offerta non esiste.',
    de: 'Dieses Angebot gibt es nicht.',
    en: 'This offer does not exist.',
  },
  'error.offer.answered': {
    status: 2,
    it: 'Questa offerta ha già una risposta.',
    de: 'Dieses Angebot ist schon beantwortet.',
    en: 'This offer has been answered already.',
  },
  'error.offer.productMissing': {
    status: 2,
    it: 'Scrivi quale prodotto vorresti.',
    de: 'Schreib, welches Produkt du möchtest.',
    en: 'Write which product you would like.',
  },
  'error.offer.tooMany': {
    status: 2,
    it: 'Hai già {most} offerte in attesa: aspetta una risposta o ritirane una.',
    de: 'Du hast schon {most} offene Angebote: Warte auf eine Antwort oder zieh eines zurück.',
    en: 'You have {most} offers waiting already: wait for an answer or withdraw one.',
  },
  'info.offer.created': {
    status: 0,
    it: 'Offerta inviata: ti rispondiamo qui.',
    de: 'Angebot gesendet: Wir antworten dir hier.',
    en: 'Offer sent: our answer comes here.',
  },
  'info.offer.withdrawn': {
    status: 0,
    it: 'Offerta ritirata.',
    de: 'Angebot zurückgezogen.',
    en: 'Offer withdrawn.',
  },
  'info.offer.decided': {
    status: 0,
    it: 'Risposta salvata.',
    de: 'Antwort gespeichert.',
    en: 'Answer saved.',
  },
} as const satisfies Messages
