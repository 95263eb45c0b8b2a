import type { Language } from '@bottega/rules/text/language.ts'

/** Asked for, closed, erased: the three letters of a deletion. */
export type DeletionMail = 'asked' | 'closed' | 'erased'

interface Letter {
  subject: string
  intro: string
  note: string
  link: string
}

type Texts = Record<DeletionMail, Letter> & { greeting: string }

/** `{day}` is when the data is erased. */
export const deletionMailTexts: Record<Language, Texts> = {
  it: {
    greeting: 'Ciao {firstName},',
    asked: {
      subject: 'Vuoi eliminare il tuo account?',
      intro: 'Ci hai chiesto di eliminare il tuo account. Per confermare apri il collegamento: vale trenta minuti.',
      note: 'Non sei stato tu? Non fare niente: l’account resta com’è. Per sicurezza cambia la password.',
      link: 'Vai alla conferma',
    },
    closed: {
      subject: 'Il tuo account è chiuso',
      intro:
        'Da adesso nessuno può più entrare. Cancelliamo i tuoi dati dal {day}, entro cinque giorni dalla richiesta.',
      note: 'Hai cambiato idea? Fino ad allora puoi riaprire l’account con questo collegamento.',
      link: 'Riapri l’account',
    },
    erased: {
      subject: 'I tuoi dati sono stati cancellati',
      intro: 'Abbiamo cancellato il tuo account e i tuoi dati. Questa è l’ultima e-mail che ti mandiamo.',
      note: 'Per legge conserviamo ordini, ricevute e fatture per dieci anni, senza usarli per altro.',
      link: '',
    },
  },
  de: {
    greeting: 'Hallo {firstName},',
    asked: {
      subject: 'Möchtest du dein Konto löschen?',
      intro: 'Du hast uns gebeten, dein Konto zu löschen. Öffne zur Bestätigung den Link: Er gilt dreißig Minuten.',
      note: 'Das warst nicht du? Tu nichts: Das Konto bleibt, wie es ist. Ändere zur Sicherheit dein Passwort.',
      link: 'Zur Bestätigung',
    },
    closed: {
      subject: 'Dein Konto ist geschlossen',
      intro:
        'Ab jetzt kann sich niemand mehr anmelden. Wir löschen deine Daten ab {day}, spätestens fünf Tage nach deiner Bitte.',
      note: 'Hast du es dir anders überlegt? Bis dahin öffnest du das Konto mit diesem Link wieder.',
      link: 'Konto wieder öffnen',
    },
    erased: {
      subject: 'Deine Daten sind gelöscht',
      intro: 'Wir haben dein Konto und deine Daten gelöscht. Das ist unsere letzte E-Mail an dich.',
      note: 'Bestellungen, Belege und Rechnungen bewahren wir nach dem Gesetz zehn Jahre auf und verwenden sie für nichts anderes.',
      link: '',
    },
  },
  en: {
    greeting: 'Hello {firstName},',
    asked: {
      subject: 'Do you want to delete your account?',
      intro: 'You asked us to delete your account. To confirm, open the link: it is good for thirty minutes.',
      note: 'It was not you? Do nothing: the account stays as it is. To be safe, change your password.',
      link: 'Go to the confirmation',
    },
    closed: {
      subject: 'Your account is closed',
      intro: 'From now on nobody can sign in. We erase your data from {day}, within five days of your request.',
      note: 'Changed your mind? Until then you can open the account again with this link.',
      link: 'Open the account again',
    },
    erased: {
      subject: 'Your data has been erased',
      intro: 'We have erased your account and your data. This is the last e-mail we send you.',
      note: 'By law we keep orders, receipts and invoices for ten years, and use them for nothing else.',
      link: '',
    },
  },
}
