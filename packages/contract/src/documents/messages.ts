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
    it: 'Lo scontrino arriva quando la spesa parte, o quando la ritiri.',
    de: 'Der Kassenbeleg kommt, wenn der Einkauf losfährt oder du ihn abholst.',
    en: 'The receipt comes when your shopping leaves, or when you collect it.',
  },
} as const satisfies Messages
