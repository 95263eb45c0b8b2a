import type { Messages } from '../message.ts'

export const stockWishesMessages = {
  'error.stockWish.available': {
    status: 2,
    it: '«{name}» è disponibile adesso: puoi metterlo nel carrello.',
    de: '„{name}“ ist jetzt verfügbar: Du kannst es in den Warenkorb legen.',
    en: '“{name}” is available now: you can put it in your cart.',
  },
  'error.stockWish.tooMany': {
    status: 2,
    it: 'Aspetti già {maximum} prodotti: togline uno dalla lista «Avvisami».',
    de: 'Du wartest schon auf {maximum} Produkte: Nimm eines aus der Liste „Sag mir Bescheid“.',
    en: 'You are already waiting for {maximum} products: remove one from the list “Tell me when it is back”.',
  },
  'error.stockWish.notFound': {
    status: 2,
    it: 'Questo avviso non c’è più.',
    de: 'Diese Benachrichtigung gibt es nicht mehr.',
    en: 'This alert no longer exists.',
  },
} as const satisfies Messages
