import type { Messages } from '../message.ts'

export const authMessages = {
  'error.login.wrong': {
    status: 2,
    it: 'E-mail o password non corrette.',
    de: 'E-Mail oder Passwort stimmen nicht.',
    en: 'Wrong e-mail or password.',
  },
  'error.login.tooMany': {
    status: 2,
    it: 'Troppi tentativi. Riprova tra {wait}.',
    de: 'Zu viele Versuche. Versuche es in {wait} noch einmal.',
    en: 'Too many attempts. Try again in {wait}.',
  },
  'error.registration.confirmWrong': {
    status: 2,
    it: 'Questo collegamento non vale più. Chiedine un altro.',
    de: 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
    en: 'This link is no longer valid. Ask for another one.',
  },
  'error.registration.need_password_reset': {
    status: 2,
    it: 'Per la tua sicurezza serve una nuova password prima di entrare.',
    de: 'Zu deiner Sicherheit brauchst du ein neues Passwort, bevor du dich anmeldest.',
    en: 'For your safety you need a new password before you sign in.',
  },
  'error.registration.registration_not_confirmed': {
    status: 2,
    it: 'La registrazione non è ancora confermata: apri il messaggio che ti abbiamo mandato e segui il collegamento.',
    de: 'Die Registrierung ist noch nicht bestätigt: Öffne unsere Nachricht und folge dem Link.',
    en: 'Your registration is not confirmed yet: open the message we sent you and follow the link.',
  },
  'error.registration.registration_not_confirmed_pwd': {
    status: 2,
    it: 'La registrazione non è ancora confermata: apri il messaggio che ti abbiamo mandato, confermala e scegli la password.',
    de: 'Die Registrierung ist noch nicht bestätigt: Öffne unsere Nachricht, bestätige sie und wähle dein Passwort.',
    en: 'Your registration is not confirmed yet: open the message we sent you, confirm it and choose a password.',
  },
  'info.registration.emailSent': {
    status: 0,
    it: 'Se l’indirizzo aspetta una conferma, ti abbiamo mandato una nuova e-mail.',
    de: 'Falls die Adresse auf eine Bestätigung wartet, haben wir dir eine neue E-Mail geschickt.',
    en: 'If the address awaits confirmation, we have sent you a new e-mail.',
  },
  'error.password.minChar': {
    status: 2,
    it: 'La password deve avere almeno {count} caratteri.',
    de: 'Das Passwort braucht mindestens {count} Zeichen.',
    en: 'The password needs at least {count} characters.',
  },
  'error.password.maxChar': {
    status: 2,
    it: 'La password può avere al massimo {count} caratteri.',
    de: 'Das Passwort darf höchstens {count} Zeichen haben.',
    en: 'The password may have {count} characters at most.',
  },
  'error.password.common': {
    status: 2,
    it: 'Questa password è tra le prime che si provano: scegline un’altra.',
    de: 'Dieses Passwort wird als Erstes ausprobiert: Wähle ein anderes.',
    en: 'This password is among the first ones people try: choose another one.',
  },
  'error.password.strict': {
    status: 2,
    it: 'La password deve avere da 8 a 25 caratteri, con una minuscola, una maiuscola, una cifra e un carattere speciale.',
    de: 'Das Passwort braucht 8 bis 25 Zeichen, darunter Klein- und Großbuchstabe, Ziffer und Sonderzeichen.',
    en: 'The password needs 8 to 25 characters with a lowercase and an uppercase letter, a digit and a special character.',
  },
} as const satisfies Messages
