import type { Language } from '@bottega/rules/text/language.ts'

/** One mail about what opens an account: `note` says what to do when it was not the customer. */
interface Texts {
  subject: string
  intro: string
  note: string
  /** Label of the link, where there is one. */
  link: string
}

export type SecurityMail =
  | 'reset'
  | 'passwordChanged'
  | 'identityPin'
  | 'emailChange'
  | 'emailTaken'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'usernameChanged'

/** `{firstName}`, `{email}` and `{login}` are filled from the account. */
export const securityMailTexts: Record<Language, Record<SecurityMail, Texts> & { greeting: string }> = {
  it: {
    greeting: 'Ciao {firstName},',
    reset: {
      subject: 'Scegli una nuova password',
      intro: 'Hai chiesto una nuova password: sceglila con questo collegamento. Vale trenta minuti e una volta sola.',
      note: 'Non l’hai chiesta tu? Non fare niente: la password resta quella di prima.',
      link: 'Scegli la password',
    },
    passwordChanged: {
      subject: 'La tua password è cambiata',
      intro: 'La password del tuo account è cambiata. Sugli altri dispositivi ti chiederemo di entrare di nuovo.',
      note: 'Non sei stato tu? Scegli subito un’altra password e scrivici.',
      link: 'Scegli un’altra password',
    },
    identityPin: {
      subject: 'Il PIN per confermare una modifica',
      intro:
        'Stai cambiando i dati con cui entri: scrivi questo PIN per confermare. Vale dieci minuti e una volta sola.',
      note: 'Non sei stato tu? Qualcuno è nel tuo account: cambia la password e non dare questo PIN a nessuno.',
      link: 'Vedi la sicurezza del tuo profilo',
    },
    emailChange: {
      subject: 'Conferma il tuo nuovo indirizzo',
      intro: 'Da qui in poi vuoi entrare con {email}: confermalo con questo collegamento. Vale trenta minuti.',
      note: 'Non l’hai chiesto tu? Non fare niente: non cambia nulla.',
      link: 'Conferma l’indirizzo',
    },
    emailTaken: {
      subject: 'Questo indirizzo ha già un account',
      intro: 'Qualcuno vuole usare {email} per il proprio account, ma qui c’è già un account con questo indirizzo.',
      note: 'Se sei stato tu, entra con questo indirizzo o scegli una nuova password. Altrimenti non fare niente.',
      link: 'Accedi',
    },
    emailChangeAsked: {
      subject: 'Il tuo indirizzo e-mail sta per cambiare',
      intro: 'È stato chiesto di usare un altro indirizzo per il tuo account. Cambia quando il nuovo viene confermato.',
      note: 'Non sei stato tu? Cambia subito la password: così la richiesta si annulla.',
      link: 'Cambia la password',
    },
    emailChanged: {
      subject: 'Il tuo indirizzo e-mail è cambiato',
      intro: 'Il tuo account ora ha un altro indirizzo. D’ora in poi scriviamo là.',
      note: 'Non sei stato tu? Scrivici subito: questo indirizzo non apre più l’account.',
      link: 'Chiedi aiuto',
    },
    usernameChanged: {
      subject: 'Il tuo nome utente è cambiato',
      intro: 'D’ora in poi entri con {login}, o come prima con la tua e-mail.',
      note: 'Non sei stato tu? Cambia subito la password.',
      link: 'Vedi la sicurezza del tuo profilo',
    },
  },
  de: {
    greeting: 'Hallo {firstName},',
    reset: {
      subject: 'Wähle ein neues Passwort',
      intro:
        'Du hast ein neues Passwort angefordert: Wähle es mit diesem Link. Er gilt dreißig Minuten und nur einmal.',
      note: 'Das warst nicht du? Dann musst du nichts tun: Dein Passwort bleibt, wie es war.',
      link: 'Passwort wählen',
    },
    passwordChanged: {
      subject: 'Dein Passwort ist geändert',
      intro: 'Das Passwort deines Kontos ist geändert. Auf anderen Geräten meldest du dich neu an.',
      note: 'Das warst nicht du? Wähle sofort ein anderes Passwort und schreib uns.',
      link: 'Anderes Passwort wählen',
    },
    identityPin: {
      subject: 'Die PIN, um eine Änderung zu bestätigen',
      intro:
        'Du änderst, womit du dich anmeldest: Gib zur Bestätigung diese PIN ein. Sie gilt zehn Minuten und nur einmal.',
      note: 'Das warst nicht du? Dann ist jemand in deinem Konto: Ändere dein Passwort und gib diese PIN niemandem.',
      link: 'Sicherheit deines Profils ansehen',
    },
    emailChange: {
      subject: 'Bestätige deine neue Adresse',
      intro: 'Du willst dich künftig mit {email} anmelden: Bestätige das mit diesem Link. Er gilt dreißig Minuten.',
      note: 'Das warst nicht du? Dann musst du nichts tun: Es ändert sich nichts.',
      link: 'Adresse bestätigen',
    },
    emailTaken: {
      subject: 'Diese Adresse hat schon ein Konto',
      intro: 'Jemand möchte {email} für sein Konto verwenden, aber es gibt hier schon ein Konto mit dieser Adresse.',
      note: 'Warst du das, dann melde dich mit dieser Adresse an oder wähle ein neues Passwort. Sonst musst du nichts tun.',
      link: 'Anmelden',
    },
    emailChangeAsked: {
      subject: 'Deine E-Mail-Adresse soll sich ändern',
      intro: 'Für dein Konto wurde eine andere Adresse gewünscht. Sie gilt, sobald sie bestätigt ist.',
      note: 'Das warst nicht du? Ändere sofort dein Passwort: Dann verfällt der Wunsch.',
      link: 'Passwort ändern',
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse ist geändert',
      intro: 'Dein Konto hat jetzt eine andere Adresse. Ab jetzt schreiben wir dorthin.',
      note: 'Das warst nicht du? Schreib uns sofort: Diese Adresse öffnet das Konto nicht mehr.',
      link: 'Hilfe holen',
    },
    usernameChanged: {
      subject: 'Dein Benutzername ist geändert',
      intro: 'Ab jetzt meldest du dich mit {login} an, oder wie bisher mit deiner E-Mail-Adresse.',
      note: 'Das warst nicht du? Ändere sofort dein Passwort.',
      link: 'Sicherheit deines Profils ansehen',
    },
  },
  en: {
    greeting: 'Hello {firstName},',
    reset: {
      subject: 'Choose a new password',
      intro: 'You asked for a new password: choose it with this link. It is good for thirty minutes, and only once.',
      note: 'It was not you? Do nothing: your password stays as it was.',
      link: 'Choose the password',
    },
    passwordChanged: {
      subject: 'Your password has changed',
      intro: 'The password of your account has changed. On other devices you will be asked to sign in again.',
      note: 'It was not you? Choose another password at once and write to us.',
      link: 'Choose another password',
    },
    identityPin: {
      subject: 'The PIN to confirm a change',
      intro:
        'You are changing what you sign in with: type this PIN to confirm. It is good for ten minutes, and only once.',
      note: 'It was not you? Somebody is in your account: change your password and give this PIN to nobody.',
      link: 'See the security of your profile',
    },
    emailChange: {
      subject: 'Confirm your new address',
      intro: 'You want to sign in with {email} from now on: confirm it with this link. It is good for thirty minutes.',
      note: 'It was not you? Do nothing: nothing changes.',
      link: 'Confirm the address',
    },
    emailTaken: {
      subject: 'This address has an account already',
      intro: 'Somebody wants to use {email} for their account, but there is an account with this address already.',
      note: 'If it was you, sign in with this address or choose a new password. Otherwise do nothing.',
      link: 'Sign in',
    },
    emailChangeAsked: {
      subject: 'Your e-mail address is about to change',
      intro: 'Another address was asked for your account. It counts once it is confirmed.',
      note: 'It was not you? Change your password at once: that cancels the request.',
      link: 'Change the password',
    },
    emailChanged: {
      subject: 'Your e-mail address has changed',
      intro: 'Your account has another address now. From now on we write there.',
      note: 'It was not you? Write to us at once: this address no longer opens the account.',
      link: 'Get help',
    },
    usernameChanged: {
      subject: 'Your user name has changed',
      intro: 'From now on you sign in with {login}, or as before with your e-mail address.',
      note: 'It was not you? Change your password at once.',
      link: 'See the security of your profile',
    },
  },
}
