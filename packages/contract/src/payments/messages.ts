import type { Messages } from '../message.ts'

export const paymentMessages = {
  'error.payment.ledgerUnavailable': {
    status: 2,
    it: 'I registri del fornitore di pagamenti non si possono leggere ora. Riprova tra qualche minuto.',
    de: 'Die Bücher des Zahlungsanbieters sind gerade nicht lesbar. Versuchen Sie es in einigen Minuten noch einmal.',
    en: 'The books of the payment provider cannot be read now. Please try again in a few minutes.',
  },
} as const satisfies Messages
