import type { Messages } from '../message.ts'

export const captchaMessages = {
  'error.captcha.required': {
    status: 403,
    it: 'Un attimo: controlliamo che a provare sia una persona.',
    de: 'Einen Moment: Wir prüfen, ob ein Mensch es versucht.',
    en: 'One moment: we are checking that a person is trying.',
  },
  'error.captcha.wrong': {
    status: 403,
    it: 'Il controllo non è riuscito. Riprova.',
    de: 'Die Prüfung ist nicht gelungen. Versuch es noch einmal.',
    en: 'The check did not succeed. Try again.',
  },
} as const satisfies Messages
