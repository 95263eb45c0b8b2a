import type { Messages } from '../message.ts'

export const articlesMessages = {
  'error.article.notFound': {
    status: 2,
    it: 'Questa pagina non c’è più.',
    de: 'Diese Seite gibt es nicht mehr.',
    en: 'This page is no longer here.',
  },
  'info.article.nothingToAdd': {
    status: 0,
    it: 'Hai già nel carrello tutto quello che serve.',
    de: 'Du hast schon alles im Warenkorb, was du brauchst.',
    en: 'Everything you need is in your cart already.',
  },
} as const satisfies Messages

export const leafletsMessages = {
  'error.leaflet.notFound': {
    status: 2,
    it: 'Questo volantino non c’è più.',
    de: 'Diesen Prospekt gibt es nicht mehr.',
    en: 'This leaflet is no longer available.',
  },
} as const satisfies Messages
