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

export const mfaMessages = {
  'error.login.mfaPinRequired': {
    status: 4,
    it: 'Ti abbiamo mandato un PIN per e-mail: scrivilo qui per proseguire.',
    de: 'Wir haben dir eine PIN per E-Mail geschickt: Gib sie hier ein, um fortzufahren.',
    en: 'We have sent you a PIN by e-mail: type it here to go on.',
  },
  'error.login.mfaPinWrong': {
    status: 4,
    it: 'Il PIN non è giusto. Controlla l’ultima e-mail che ti abbiamo mandato.',
    de: 'Die PIN stimmt nicht. Schau in die letzte E-Mail von uns.',
    en: 'That PIN is not right. Look at the latest e-mail from us.',
  },
  'error.login.mfaPinExpired': {
    status: 2,
    it: 'Questo PIN non vale più. Ricomincia per riceverne un altro.',
    de: 'Diese PIN gilt nicht mehr. Fang noch einmal an, um eine neue zu bekommen.',
    en: 'This PIN is no longer valid. Begin again to get another one.',
  },
} as const satisfies Messages

export const samlMessages = {
  'error.saml.off': {
    status: 2,
    it: 'Qui non si entra con un’altra identità.',
    de: 'Hier meldet man sich nicht mit einer anderen Identität an.',
    en: 'Signing in by another identity is not offered here.',
  },
} as const satisfies Messages

export const signOnMessages = {
  'error.signOn.over': {
    status: 2,
    it: 'Questo accesso non aspetta più un PIN. Accedi di nuovo.',
    de: 'Diese Anmeldung wartet nicht mehr auf eine PIN. Melde dich noch einmal an.',
    en: 'This login no longer waits for a PIN. Sign in again.',
  },
} as const satisfies Messages

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
