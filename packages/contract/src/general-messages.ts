import type { Messages } from './message.ts'

export const generalMessages = {
  'error.general': {
    status: 500,
    it: 'Si è verificato un errore, riprova tra qualche minuto.',
    de: 'Es ist ein Fehler aufgetreten, bitte versuche es in ein paar Minuten noch einmal.',
    en: 'Something went wrong, please try again in a few minutes.',
  },
  'error.request.invalid': {
    status: 400,
    it: 'Alcuni dati non sono validi{fields}.',
    de: 'Einige Angaben sind ungültig{fields}.',
    en: 'Some of the details are not valid{fields}.',
  },
  'error.request.malformed': {
    status: 400,
    it: 'La richiesta non è leggibile.',
    de: 'Die Anfrage ist nicht lesbar.',
    en: 'The request cannot be read.',
  },
  'error.request.tooLarge': {
    status: 413,
    it: 'La richiesta è troppo grande.',
    de: 'Die Anfrage ist zu groß.',
    en: 'The request is too large.',
  },
  'error.request.fileTooLarge': {
    status: 413,
    it: 'Il file è troppo grande: al massimo {megabytes} MB.',
    de: 'Die Datei ist zu groß: höchstens {megabytes} MB.',
    en: 'The file is too large: at most {megabytes} MB.',
  },
  'error.request.mediaType': {
    status: 415,
    it: 'Il formato della richiesta non è accettato.',
    de: 'Das Format der Anfrage wird nicht angenommen.',
    en: 'This request format is not accepted.',
  },
  'error.request.notFound': {
    status: 404,
    it: 'Quello che cerchi non c’è.',
    de: 'Das Gesuchte gibt es nicht.',
    en: 'There is nothing here.',
  },
  'error.request.method': {
    status: 405,
    it: 'Questo indirizzo non accetta richieste di questo tipo.',
    de: 'Diese Adresse nimmt Anfragen dieser Art nicht an.',
    en: 'This address does not take requests of this kind.',
  },
  'error.request.keyReused': {
    status: 2,
    it: 'Questo invio è già servito per un’altra richiesta. Ricarica la pagina e riprova.',
    de: 'Diese Anfrage wurde schon für etwas anderes benutzt. Lade die Seite neu und versuche es noch einmal.',
    en: 'This request was already used for something else. Reload the page and try again.',
  },
  'error.request.cardNumber': {
    status: 400,
    it: 'Qui non scrivere mai il numero di una carta: si paga solo sulla pagina della banca.',
    de: 'Schreib hier nie eine Kartennummer hin: gezahlt wird nur auf der Seite der Bank.',
    en: 'Never write a card number here: you only pay on the bank’s page.',
  },
  'error.request.forbidden': {
    status: 403,
    it: 'Non hai i permessi per questa operazione.',
    de: 'Dafür fehlt dir die Berechtigung.',
    en: 'You are not allowed to do this.',
  },
  'error.request.crossSite': {
    status: 403,
    it: 'La richiesta non arriva da questo negozio.',
    de: 'Die Anfrage kommt nicht aus diesem Geschäft.',
    en: 'The request does not come from this shop.',
  },
  'error.request.tooMany': {
    status: 429,
    it: 'Troppe richieste in poco tempo. Riprova tra {wait}.',
    de: 'Zu viele Anfragen in kurzer Zeit. Versuche es in {wait} noch einmal.',
    en: 'Too many requests in a short time. Try again in {wait}.',
  },
  'error.service.unavailable': {
    status: 503,
    it: 'Il negozio è momentaneamente fermo. Riprova tra qualche minuto.',
    de: 'Das Geschäft steht gerade still. Versuche es in ein paar Minuten noch einmal.',
    en: 'The shop is briefly out of service. Try again in a few minutes.',
  },
  'error.service.slow': {
    status: 504,
    it: 'La risposta si fa attendere troppo. Riprova tra qualche minuto.',
    de: 'Die Antwort lässt zu lange auf sich warten. Versuche es in ein paar Minuten noch einmal.',
    en: 'The answer is taking too long. Try again in a few minutes.',
  },
  'error.service.wrongAnswer': {
    status: 502,
    it: 'Questo contenuto non si può mostrare.',
    de: 'Dieser Inhalt lässt sich nicht zeigen.',
    en: 'This content cannot be shown.',
  },
  'error.shop.notOpen': {
    status: 503,
    it: 'Il negozio non è ancora aperto: stiamo preparando gli scaffali. Torna a trovarci presto.',
    de: 'Das Geschäft ist noch nicht eröffnet: Wir räumen gerade die Regale ein. Schau bald wieder vorbei.',
    en: 'The shop is not open yet: we are stocking the shelves. Please come back soon.',
  },
  'error.account.unconfirmed': {
    status: 403,
    it: 'Prima conferma il tuo indirizzo: apri il messaggio che ti abbiamo mandato e segui il collegamento.',
    de: 'Bestätige zuerst deine Adresse: Öffne unsere Nachricht und folge dem Link.',
    en: 'Please confirm your address first: open the message we sent you and follow the link.',
  },
  'error.session.expired': {
    status: 419,
    it: 'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
    de: 'Die Sitzung ist abgelaufen, bitte melde dich erneut an, um fortzufahren.',
    en: 'Your session has expired, please sign in again to continue.',
  },
} as const satisfies Messages
