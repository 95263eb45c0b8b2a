import type { Messages } from '../message.ts'

export const personsMessages = {
  'error.persons.notMaster': {
    status: 2,
    it: 'Solo un account aziendale approvato può invitare persone.',
    de: 'Nur ein freigegebenes Firmenkonto kann Personen einladen.',
    en: 'Only an approved business account can invite persons.',
  },
  'error.persons.self': {
    status: 2,
    it: 'È il tuo indirizzo: i tuoi ordini li vedi già.',
    de: 'Das ist deine eigene Adresse: Deine Bestellungen siehst du schon.',
    en: 'This is your own address: you see your orders already.',
  },
  'error.persons.tooMany': {
    status: 2,
    it: 'Hai già {maximum} persone: togline una per invitarne un’altra.',
    de: 'Du hast schon {maximum} Personen: Entferne eine, um eine andere einzuladen.',
    en: 'You have {maximum} persons already: remove one to invite another.',
  },
  'error.persons.notFound': {
    status: 2,
    it: 'Questo invito non c’è più.',
    de: 'Diese Einladung gibt es nicht mehr.',
    en: 'This invitation is no longer there.',
  },
  'info.persons.invited': {
    status: 0,
    it: 'Invito inviato: vedrai gli ordini quando la persona accetta.',
    de: 'Einladung gesendet: Du siehst die Bestellungen, sobald die Person zustimmt.',
    en: 'Invitation sent: you see the orders once the person agrees.',
  },
  'info.persons.agreed': {
    status: 0,
    it: 'Da ora {name} vede i tuoi ordini.',
    de: 'Ab jetzt sieht {name} deine Bestellungen.',
    en: 'From now on {name} sees your orders.',
  },
  'info.persons.refused': {
    status: 0,
    it: 'Va bene: i tuoi ordini li vedi solo tu.',
    de: 'In Ordnung: Deine Bestellungen siehst nur du.',
    en: 'All right: only you see your orders.',
  },
  'info.persons.ended': {
    status: 0,
    it: 'Fatto: gli ordini non si vedono più.',
    de: 'Erledigt: Die Bestellungen sind nicht mehr zu sehen.',
    en: 'Done: the orders are no longer seen.',
  },
} as const satisfies Messages
