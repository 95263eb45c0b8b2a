import type { Messages } from '../message.ts'

export const socialMessages = {
  'error.social.off': {
    status: 2,
    it: 'Qui non si entra con questo servizio.',
    de: 'Hier meldet man sich nicht mit diesem Dienst an.',
    en: 'Signing in by this service is not offered here.',
  },
  'error.social.failed': {
    status: 2,
    it: 'L’accesso non è riuscito. Riprova.',
    de: 'Die Anmeldung ist nicht gelungen. Versuch es noch einmal.',
    en: 'Signing in did not succeed. Try again.',
  },
  'error.social.join': {
    status: 2,
    it: 'C’è già un account con questo indirizzo: entra con la password, poi collegalo nella pagina della sicurezza.',
    de: 'Es gibt schon ein Konto mit dieser Adresse: Melde dich mit dem Passwort an und verknüpfe es dann bei der Sicherheit.',
    en: 'There is an account with this address already: sign in with the password, then link it on the security page.',
  },
  'error.social.pin': {
    status: 2,
    it: 'Il tuo account chiede un PIN a ogni accesso: entra con la password.',
    de: 'Dein Konto fragt bei jeder Anmeldung nach einer PIN: Melde dich mit dem Passwort an.',
    en: 'Your account asks for a PIN at every login: sign in with the password.',
  },
  'error.social.lastWay': {
    status: 2,
    it: 'È l’unico modo in cui entri: prima scegli una password.',
    de: 'Nur damit meldest du dich an: Wähle zuerst ein Passwort.',
    en: 'It is the only way you sign in: choose a password first.',
  },
} as const satisfies Messages
