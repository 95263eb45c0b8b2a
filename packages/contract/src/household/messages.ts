import type { Messages } from '../message.ts'

export const householdMessages = {
  'error.household.notFound': {
    status: 2,
    it: 'Non fai parte di un nucleo familiare.',
    de: 'Du gehörst zu keinem Haushalt.',
    en: 'You are not in a household.',
  },
  'error.household.already': {
    status: 2,
    it: 'Fai già parte di un nucleo familiare: lascialo per entrare in un altro.',
    de: 'Du gehörst schon zu einem Haushalt: Verlasse ihn, um einem anderen beizutreten.',
    en: 'You are already in a household: leave it to join another.',
  },
  'error.household.holderOnly': {
    status: 2,
    it: 'Può farlo solo chi ha aperto il nucleo familiare.',
    de: 'Das kann nur, wer den Haushalt angelegt hat.',
    en: 'Only the one who opened the household can do this.',
  },
  'error.household.memberOnly': {
    status: 2,
    it: 'Il nucleo familiare è tuo: il tuo carrello è già quello di tutti.',
    de: 'Der Haushalt ist deiner: Dein Warenkorb ist schon der gemeinsame.',
    en: 'The household is yours: your cart already is the shared one.',
  },
  'error.household.memberNotFound': {
    status: 2,
    it: 'Questa persona non fa più parte del nucleo familiare.',
    de: 'Diese Person gehört nicht mehr zum Haushalt.',
    en: 'This person is no longer in the household.',
  },
  'error.household.full': {
    status: 2,
    it: 'Un nucleo familiare ha al massimo {maximum} persone.',
    de: 'Ein Haushalt hat höchstens {maximum} Personen.',
    en: 'A household has {maximum} people at most.',
  },
  'error.household.tooManyInvitations': {
    status: 2,
    it: 'Ci sono già {maximum} inviti in attesa: annullane uno per invitare qualcun altro.',
    de: 'Es warten schon {maximum} Einladungen: Zieh eine zurück, um jemand anderen einzuladen.',
    en: '{maximum} invitations are waiting already: cancel one to invite somebody else.',
  },
  'error.household.invitationNotFound': {
    status: 2,
    it: 'Questo invito non vale più: è scaduto, è già stato usato o è stato annullato. Fattene mandare un altro.',
    de: 'Diese Einladung gilt nicht mehr: Sie ist abgelaufen, schon benutzt oder zurückgezogen. Lass dir eine neue schicken.',
    en: 'This invitation is no longer good: it has expired, was used already or was cancelled. Ask for another.',
  },
  'error.household.changingOrder': {
    status: 2,
    it: 'Stai modificando un ordine: conferma o annulla le modifiche, poi passa il carrello.',
    de: 'Du änderst gerade eine Bestellung: Bestätige oder verwirf die Änderungen, dann gib den Warenkorb weiter.',
    en: 'You are changing an order: confirm or discard the changes, then hand over your cart.',
  },
  'error.household.tooManyProposals': {
    status: 2,
    it: 'Ci sono già {maximum} proposte in attesa di risposta: aspetta che vengano guardate.',
    de: 'Es warten schon {maximum} Vorschläge auf eine Antwort: Warte, bis sie angesehen wurden.',
    en: '{maximum} proposals are waiting for an answer already: wait until they have been looked at.',
  },
  'error.household.proposalNotFound': {
    status: 2,
    it: 'Questa proposta ha già una risposta o non c’è più.',
    de: 'Dieser Vorschlag ist schon beantwortet oder nicht mehr da.',
    en: 'This proposal has been answered or no longer exists.',
  },
  'info.household.handedOver': {
    status: 0,
    it: 'Passati al carrello di {name}: {count}.',
    de: 'An den Warenkorb von {name} weitergegeben: {count}.',
    en: 'Handed over to {name}’s cart: {count}.',
  },
  'info.household.proposed': {
    status: 0,
    it: 'Proposti a {name}: {count}. Vedrai la risposta nella pagina del nucleo familiare.',
    de: '{name} vorgeschlagen: {count}. Die Antwort siehst du auf der Seite des Haushalts.',
    en: 'Proposed to {name}: {count}. You will see the answer on the page of the household.',
  },
} as const satisfies Messages
