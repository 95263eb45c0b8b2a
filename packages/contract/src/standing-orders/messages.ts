import type { Messages } from '../message.ts'

export const standingOrdersMessages = {
  'error.standingOrder.notFound': {
    status: 2,
    it: 'Questa spesa fissa non c’è più.',
    de: 'Diese Dauerbestellung gibt es nicht mehr.',
    en: 'This standing order no longer exists.',
  },
  'error.standingOrder.tooMany': {
    status: 2,
    it: 'Hai già {maximum} spese fisse: chiudine una per crearne un’altra.',
    de: 'Du hast schon {maximum} Dauerbestellungen: Beende eine, um eine neue anzulegen.',
    en: 'You already have {maximum} standing orders: end one to make another.',
  },
  'error.standingOrder.day': {
    status: 2,
    it: 'La prima data va da domani a {days} giorni da oggi.',
    de: 'Das erste Datum liegt zwischen morgen und {days} Tagen ab heute.',
    en: 'The first date is from tomorrow to {days} days from today.',
  },
  'error.standingOrder.hours': {
    status: 2,
    it: 'In quel giorno della settimana non consegniamo a quell’ora: scegli un altro orario.',
    de: 'An diesem Wochentag liefern wir nicht zu dieser Zeit: Wähle eine andere.',
    en: 'We do not deliver at that time on that day of the week: choose another.',
  },
  'error.standingProposal.notFound': {
    status: 2,
    it: 'Questa proposta non c’è più.',
    de: 'Diesen Vorschlag gibt es nicht mehr.',
    en: 'This proposal no longer exists.',
  },
  'error.standingProposal.over': {
    status: 2,
    it: 'Questa proposta non vale più: la prossima arriva due giorni prima della prossima data.',
    de: 'Dieser Vorschlag gilt nicht mehr: Der nächste kommt zwei Tage vor dem nächsten Datum.',
    en: 'This proposal is over: the next one comes two days before the next date.',
  },
  'error.standingOrder.noPlace': {
    status: 2,
    it: 'Per quel giorno e il giorno dopo non ci sono più posti: metti la lista nel carrello e scegli un’altra consegna.',
    de: 'Für diesen Tag und den Tag danach ist kein Platz mehr frei: Lege die Liste in den Warenkorb und wähle eine andere Lieferung.',
    en: 'There is no place left on that day or the day after: put the list in your cart and choose another delivery.',
  },
  'error.standingOrder.changingOrder': {
    status: 2,
    it: 'Stai modificando un ordine: conferma o annulla prima le modifiche.',
    de: 'Du änderst gerade eine Bestellung: Bestätige oder verwirf zuerst die Änderungen.',
    en: 'You are changing an order: confirm or leave those changes first.',
  },
} as const satisfies Messages
