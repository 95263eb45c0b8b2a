import type { Messages } from '../message.ts'

export const orderDeskMessages = {
  'error.desk.tooMuch': {
    status: 2,
    it: 'Di questo ordine si possono rimborsare al massimo {euros} €.',
    de: 'Von dieser Bestellung lassen sich höchstens {euros} € erstatten.',
    en: 'At most €{euros} of this order can be given back.',
  },
  'error.desk.mailNotSentYet': {
    status: 2,
    it: 'Questa mail non è ancora partita una prima volta.',
    de: 'Diese Mail ging noch kein erstes Mal hinaus.',
    en: 'This mail has not left a first time yet.',
  },
} as const satisfies Messages
