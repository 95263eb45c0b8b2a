import type { Messages } from '../message.ts'

export const signOnMessages = {
  'error.signOn.over': {
    status: 2,
    it: 'Questo accesso non aspetta più un PIN. Accedi di nuovo.',
    de: 'Diese Anmeldung wartet nicht mehr auf eine PIN. Melde dich noch einmal an.',
    en: 'This login no longer waits for a PIN. Sign in again.',
  },
} as const satisfies Messages
