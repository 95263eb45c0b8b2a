import type { Messages } from '../message.ts'

export const securityMessages = {
  'error.password.resetWrong': {
    status: 2,
    it: 'Questo collegamento non vale più. Chiedine un altro.',
    de: 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
    en: 'This link is no longer valid. Ask for another one.',
  },
  'error.password.wrong': {
    status: 2,
    it: 'La password attuale non è giusta.',
    de: 'Das aktuelle Passwort stimmt nicht.',
    en: 'The current password is not right.',
  },
  'error.password.unchanged': {
    status: 2,
    it: 'La nuova password è uguale a quella di prima.',
    de: 'Das neue Passwort ist dasselbe wie das bisherige.',
    en: 'The new password is the same as the old one.',
  },
  'error.username.invalid': {
    status: 2,
    it: 'Il nome utente ha da 5 a 50 lettere o cifre.',
    de: 'Der Benutzername hat 5 bis 50 Buchstaben oder Ziffern.',
    en: 'A user name has 5 to 50 letters or digits.',
  },
  'error.username.taken': {
    status: 2,
    it: 'Questo nome utente è già in uso: scegline un altro.',
    de: 'Dieser Benutzername ist schon vergeben: Wähle einen anderen.',
    en: 'This user name is taken: choose another one.',
  },
  'error.email.invalid': {
    status: 2,
    it: 'Digitare una e-mail valida',
    de: 'Gib eine gültige E-Mail-Adresse ein',
    en: 'Enter a valid e-mail address',
  },
  'error.email.unchanged': {
    status: 2,
    it: 'È già il tuo indirizzo.',
    de: 'Das ist schon deine Adresse.',
    en: 'This is your address already.',
  },
  'error.email.changeWrong': {
    status: 2,
    it: 'Questo collegamento non vale più: chiedi di nuovo il cambio di indirizzo.',
    de: 'Dieser Link gilt nicht mehr: Beantrage die Änderung der Adresse noch einmal.',
    en: 'This link is no longer valid: ask for the change of address again.',
  },
} as const satisfies Messages
