import type { Messages } from '../message.ts'

export const staffSlotsMessages = {
  'error.slots.notFound': {
    status: 2,
    it: 'Questa fascia non esiste più.',
    de: 'Dieses Zeitfenster gibt es nicht mehr.',
    en: 'This slot does not exist any more.',
  },
  'error.slots.belowTaken': {
    status: 2,
    it: 'Qui {taken} posti sono già presi: la capacità non può scendere sotto.',
    de: 'Hier sind schon {taken} Plätze vergeben: Weniger Plätze gehen nicht.',
    en: '{taken} places are taken here already: the capacity cannot go below.',
  },
  'error.slots.ordersChanged': {
    status: 2,
    it: 'Nel frattempo gli ordini di questo giorno sono cambiati. Guarda chi è coinvolto adesso e decidi di nuovo.',
    de: 'Inzwischen haben sich die Bestellungen dieses Tages geändert. Sieh nach, wen es jetzt betrifft, und entscheide noch einmal.',
    en: 'The orders of this day have changed in the meantime. Look who is concerned now and decide again.',
  },
  'error.slots.dayPast': {
    status: 2,
    it: 'Questo giorno è passato.',
    de: 'Dieser Tag ist vorbei.',
    en: 'This day is over.',
  },
  'error.slots.windowWrong': {
    status: 2,
    it: 'La fascia deve finire dopo l’inizio.',
    de: 'Das Zeitfenster muss nach seinem Beginn enden.',
    en: 'The slot must end after it begins.',
  },
  'error.slots.templateExists': {
    status: 2,
    it: 'Questa fascia c’è già in quel giorno della settimana.',
    de: 'Dieses Zeitfenster gibt es an dem Wochentag schon.',
    en: 'This slot is there on that weekday already.',
  },
  'error.slots.serviceUnknown': {
    status: 2,
    it: 'Il negozio non offre questo servizio.',
    de: 'Das Geschäft bietet diesen Dienst nicht an.',
    en: 'The store does not offer this service.',
  },
} as const satisfies Messages
