import type { Messages } from '../message.ts'

export const samlMessages = {
  'error.saml.off': {
    status: 2,
    it: 'Qui non si entra con un’altra identità.',
    de: 'Hier meldet man sich nicht mit einer anderen Identität an.',
    en: 'Signing in by another identity is not offered here.',
  },
} as const satisfies Messages
