import type { Language } from '@bottega/rules/text/language.ts'

/** `{name}` is filled from the account. */
export interface RegistrationMailTexts {
  greeting: string
  toLogin: string
  confirmSubject: string
  confirmTitle: string
  confirmIntro: string
  /** The registration took the place of an earlier one. */
  confirmAgain: string
  confirmNote: string
  confirmLink: string
  existsSubject: string
  existsIntro: string
  existsNote: string
  welcomeSubject: string
  welcomeIntro: string
  welcomeWaiting: string
  approvedSubject: string
  approvedIntro: string
  approvedNote: string
  rejectedSubject: string
  rejectedIntro: string
  rejectedNote: string
}

export const registrationMailTexts: Readonly<Record<Language, RegistrationMailTexts>> = {
  it: {
    greeting: 'Ciao {firstName},',
    toLogin: 'Entra in {shop}',
    confirmSubject: 'Conferma il tuo indirizzo e-mail',
    confirmTitle: 'È il tuo indirizzo?',
    confirmIntro: 'Conferma questo indirizzo per finire la registrazione.',
    confirmAgain:
      'Con questo indirizzo c’era già una registrazione, mai confermata: valgono i dati e la password di quella nuova. Se non sei stato tu, non confermare.',
    confirmNote: 'Il collegamento vale trenta minuti. Se non ti sei registrato, non fare niente.',
    confirmLink: 'Conferma l’indirizzo',
    existsSubject: 'Hai già un account',
    existsIntro:
      'Qualcuno ha provato a registrarsi con questo indirizzo, ma l’indirizzo ha già un account: entra con quello.',
    existsNote:
      'Non ricordi la password? Chiedine una nuova dalla pagina di accesso. Se non sei stato tu, non è cambiato niente.',
    welcomeSubject: 'Benvenuto in {shop}',
    welcomeIntro: 'Il tuo indirizzo è confermato: scegli consegna o ritiro e comincia la spesa.',
    welcomeWaiting:
      'Prima di preparare gli ordini della tua attività controlliamo i dati: servono da uno a quattro giorni lavorativi, al più tardi {day}. Ti scriviamo appena abbiamo finito.',
    approvedSubject: 'Il tuo account aziendale è attivo',
    approvedIntro: 'Abbiamo verificato i dati di {company}: da adesso prepariamo i tuoi ordini senza attese.',
    approvedNote: 'Ricorda che con questo account si compra solo per l’attività.',
    rejectedSubject: 'Non abbiamo potuto verificare la tua attività',
    rejectedIntro:
      'I dati di {company} non risultano corretti, perciò non possiamo accettare ordini da questo account.',
    rejectedNote: 'Pensi che sia un errore? Rispondi a questo messaggio.',
  },
  de: {
    greeting: 'Hallo {firstName},',
    toLogin: 'Bei {shop} anmelden',
    confirmSubject: 'Bestätige deine E-Mail-Adresse',
    confirmTitle: 'Ist das deine Adresse?',
    confirmIntro: 'Bestätige diese Adresse, um die Registrierung abzuschließen.',
    confirmAgain:
      'Mit dieser Adresse gab es schon eine Registrierung, die nie bestätigt wurde: Es gelten Angaben und Passwort der neuen. Wenn du das nicht warst, bestätige nicht.',
    confirmNote: 'Der Link gilt dreißig Minuten. Wenn du dich nicht registriert hast, musst du nichts tun.',
    confirmLink: 'Adresse bestätigen',
    existsSubject: 'Du hast schon ein Konto',
    existsIntro:
      'Jemand wollte sich mit dieser Adresse registrieren, aber zu ihr gehört schon ein Konto: Melde dich damit an.',
    existsNote:
      'Passwort vergessen? Fordere auf der Anmeldeseite ein neues an. Wenn du das nicht warst: Es hat sich nichts geändert.',
    welcomeSubject: 'Willkommen bei {shop}',
    welcomeIntro: 'Deine Adresse ist bestätigt: Wähle Lieferung oder Abholung und beginne deinen Einkauf.',
    welcomeWaiting:
      'Bevor wir Bestellungen deines Betriebs vorbereiten, prüfen wir die Angaben: Das dauert einen bis vier Werktage, längstens bis {day}. Wir schreiben dir, sobald wir fertig sind.',
    approvedSubject: 'Dein Geschäftskonto ist freigeschaltet',
    approvedIntro:
      'Wir haben die Angaben von {company} geprüft: Ab jetzt bereiten wir deine Bestellungen ohne Wartezeit vor.',
    approvedNote: 'Mit diesem Konto kauft man nur für den Betrieb ein.',
    rejectedSubject: 'Wir konnten deinen Betrieb nicht bestätigen',
    rejectedIntro:
      'Die Angaben von {company} stimmen nicht, deshalb können wir von diesem Konto keine Bestellungen annehmen.',
    rejectedNote: 'Das ist ein Irrtum? Antworte auf diese Nachricht.',
  },
  en: {
    greeting: 'Hello {firstName},',
    toLogin: 'Sign in to {shop}',
    confirmSubject: 'Confirm your e-mail address',
    confirmTitle: 'Is this your address?',
    confirmIntro: 'Confirm this address to finish signing up.',
    confirmAgain:
      'There was a registration with this address already, never confirmed: the details and the password of the new one are the ones that count. If this was not you, do not confirm.',
    confirmNote: 'The link is good for thirty minutes. If you have not signed up, do nothing.',
    confirmLink: 'Confirm the address',
    existsSubject: 'You already have an account',
    existsIntro: 'Somebody tried to sign up with this address, but it already has an account: sign in with that one.',
    existsNote:
      'Forgotten your password? Ask for a new one on the sign-in page. If it was not you, nothing has changed.',
    welcomeSubject: 'Welcome to {shop}',
    welcomeIntro: 'Your address is confirmed: choose delivery or pickup and start shopping.',
    welcomeWaiting:
      'Before we prepare orders for your business we check its details: that takes one to four working days, until {day} at the latest. We write to you as soon as we are done.',
    approvedSubject: 'Your business account is active',
    approvedIntro: 'We have checked the details of {company}: from now on we prepare your orders without a wait.',
    approvedNote: 'With this account you buy for the business only.',
    rejectedSubject: 'We could not verify your business',
    rejectedIntro: 'The details of {company} are not right, so we cannot take orders from this account.',
    rejectedNote: 'Is it a mistake? Reply to this message.',
  },
}
