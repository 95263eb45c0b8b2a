import type { Messages } from '../message.ts'

export const catalogMessages = {
  'error.product.notFound': {
    status: 2,
    it: 'Questo prodotto non è in vendita.',
    de: 'Dieses Produkt wird nicht verkauft.',
    en: 'This product is not on sale.',
  },
  'error.product.notAvailable': {
    status: 2,
    it: '{name} non è disponibile.',
    de: '{name} ist nicht verfügbar.',
    en: '{name} is not available.',
  },
} as const satisfies Messages
