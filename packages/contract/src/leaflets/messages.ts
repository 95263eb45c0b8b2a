import type { Messages } from '../message.ts'

export const leafletsMessages = {
  'error.leaflet.notFound': {
    status: 2,
    it: 'Questo volantino non c’è più.',
    de: 'Diesen Prospekt gibt es nicht mehr.',
    en: 'This leaflet is no longer available.',
  },
} as const satisfies Messages
