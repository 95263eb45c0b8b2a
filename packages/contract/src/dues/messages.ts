import type { Messages } from '../message.ts'

export const duesMessages = {
  'error.due.notFound': {
    status: 2,
    it: 'Questa scadenza non c’è.',
    de: 'Diese Fälligkeit gibt es nicht.',
    en: 'There is no such payment due.',
  },
  'error.due.settled': {
    status: 2,
    it: 'Questa scadenza è già saldata.',
    de: 'Diese Fälligkeit ist schon beglichen.',
    en: 'This payment due is settled already.',
  },
  'error.due.beingPaid': {
    status: 2,
    it: 'Per questa scadenza è già in corso un pagamento.',
    de: 'Für diese Fälligkeit läuft schon eine Zahlung.',
    en: 'A payment of this due is already under way.',
  },
} as const satisfies Messages
