import type { Messages } from '../message.ts'

export const documentsMessages = {
  'error.document.notFound': {
    status: 2,
    it: 'Questo documento non c’è.',
    de: 'Dieses Dokument gibt es nicht.',
    en: 'There is no such document.',
  },
  'error.document.noReceipt': {
    status: 2,
    it: 'Lo scontrino arriva quando la spesa è preparata.',
    de: 'Den Beleg gibt es, sobald der Einkauf gepackt ist.',
    en: 'The receipt comes once your shopping is packed.',
  },
} as const satisfies Messages
