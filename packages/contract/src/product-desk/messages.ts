import type { Messages } from '../message.ts'

export const productDeskMessages = {
  'error.desk.priceDays': {
    status: 2,
    it: 'Il prezzo comincia da oggi in poi e finisce dopo che è cominciato.',
    de: 'Der Preis beginnt frühestens heute und endet nicht vor seinem Beginn.',
    en: 'A price begins today or later, and ends after it has begun.',
  },
} as const satisfies Messages
