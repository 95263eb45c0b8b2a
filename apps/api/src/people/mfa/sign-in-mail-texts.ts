import type { Language } from '@bottega/rules/text/language.ts'

/** `{name}` is filled from what the mail is about. */
export interface SignInMailTexts {
  greeting: string
  pinSubject: string
  pinTitle: string
  pinIntro: string
  pinNote: string
  offPinSubject: string
  offPinIntro: string
  offPinNote: string
  mfaOnSubject: string
  mfaOnIntro: string
  mfaOffSubject: string
  mfaOffIntro: string
  mfaNote: string
  mfaLink: string
}

export const signInMailTexts: Record<Language, SignInMailTexts> = {
  it: {
    greeting: 'Ciao {firstName},',
    pinSubject: 'Il tuo PIN per entrare',
    pinTitle: 'Il PIN per entrare',
    pinIntro: 'Scrivilo dove lo stavi per usare: vale dieci minuti e una volta sola.',
    pinNote:
      'Non stavi entrando? Qualcuno conosce la tua password: cambiala appena puoi. Noi il PIN non lo chiediamo mai.',
    offPinSubject: 'Il PIN per disattivare il PIN all’accesso',
    offPinIntro: 'Scrivilo nella pagina della sicurezza: vale dieci minuti e una volta sola.',
    offPinNote:
      'Non sei stato tu? Qualcuno è nel tuo account: cambia la password appena puoi, e non dare questo PIN a nessuno.',
    mfaOnSubject: 'Il PIN all’accesso è attivo',
    mfaOnIntro: 'D’ora in poi a ogni accesso ti mandiamo un PIN a questo indirizzo.',
    mfaOffSubject: 'Il PIN all’accesso non è più attivo',
    mfaOffIntro: 'D’ora in poi per entrare basta la password.',
    mfaNote: 'Non sei stato tu? Cambia la password e scrivici.',
    mfaLink: 'Vedi la sicurezza del tuo profilo',
  },
  de: {
    greeting: 'Hallo {firstName},',
    pinSubject: 'Deine PIN zum Anmelden',
    pinTitle: 'Deine PIN zum Anmelden',
    pinIntro: 'Gib sie dort ein, wo du dich gerade anmeldest: Sie gilt zehn Minuten und nur einmal.',
    pinNote:
      'Du hast dich nicht angemeldet? Dann kennt jemand dein Passwort: Ändere es bald. Wir fragen nie nach der PIN.',
    offPinSubject: 'Die PIN, um die PIN beim Anmelden auszuschalten',
    offPinIntro: 'Gib sie auf der Seite der Sicherheit ein: Sie gilt zehn Minuten und nur einmal.',
    offPinNote:
      'Das warst nicht du? Dann ist jemand in deinem Konto: Ändere bald dein Passwort und gib diese PIN niemandem.',
    mfaOnSubject: 'Die PIN beim Anmelden ist eingeschaltet',
    mfaOnIntro: 'Ab jetzt schicken wir bei jeder Anmeldung eine PIN an diese Adresse.',
    mfaOffSubject: 'Die PIN beim Anmelden ist ausgeschaltet',
    mfaOffIntro: 'Ab jetzt genügt zum Anmelden das Passwort.',
    mfaNote: 'Das warst nicht du? Ändere dein Passwort und schreib uns.',
    mfaLink: 'Sicherheit deines Profils ansehen',
  },
  en: {
    greeting: 'Hello {firstName},',
    pinSubject: 'Your PIN to sign in',
    pinTitle: 'Your PIN to sign in',
    pinIntro: 'Type it where you are signing in: it is good for ten minutes, and only once.',
    pinNote: 'You were not signing in? Somebody knows your password: change it soon. We never ask for the PIN.',
    offPinSubject: 'The PIN to turn off your sign-in PIN',
    offPinIntro: 'Type it on the security page: it is good for ten minutes, and only once.',
    offPinNote: 'It was not you? Somebody is in your account: change your password soon, and give this PIN to nobody.',
    mfaOnSubject: 'The sign-in PIN is on',
    mfaOnIntro: 'From now on we send a PIN to this address every time you sign in.',
    mfaOffSubject: 'The sign-in PIN is off',
    mfaOffIntro: 'From now on your password is enough to sign in.',
    mfaNote: 'It was not you? Change your password and write to us.',
    mfaLink: 'See the security of your profile',
  },
}
