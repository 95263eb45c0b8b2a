import type { Messages } from '../message.ts'

export const registrationMessages = {
  'error.registration.invalid': {
    status: 2,
    it: 'Alcuni dati non sono corretti: controlla i campi segnati.',
    de: 'Einige Angaben stimmen nicht: Prüfe die markierten Felder.',
    en: 'Some details are not right: check the marked fields.',
  },
  'error.registration.consents': {
    status: 2,
    it: 'Per registrarti accetta le condizioni generali e rispondi con sì o no alle altre domande.',
    de: 'Nimm zur Registrierung die Allgemeinen Geschäftsbedingungen an und beantworte die anderen Fragen mit Ja oder Nein.',
    en: 'To sign up, accept the general terms and answer the other questions with yes or no.',
  },
  'error.checkout.consentsMissing': {
    status: 2,
    it: 'Prima di ordinare accetta le condizioni generali.',
    de: 'Nimm vor der Bestellung die Allgemeinen Geschäftsbedingungen an.',
    en: 'Accept the general terms before you order.',
  },
  'error.staff.alreadyDecided': {
    status: 2,
    it: 'Per questo account la decisione c’è già, o non serve.',
    de: 'Über dieses Konto ist schon entschieden, oder es braucht keine Entscheidung.',
    en: 'This account is decided already, or needs no decision.',
  },
  'error.checkout.businessRejected': {
    status: 2,
    it: 'Non abbiamo potuto verificare la tua attività: scrivi al servizio clienti prima di ordinare.',
    de: 'Wir konnten deinen Betrieb nicht bestätigen: Schreib dem Kundendienst, bevor du bestellst.',
    en: 'We could not verify your business: write to customer service before you order.',
  },
  'error.registration.closed': {
    status: 2,
    it: 'In questo momento non è possibile registrarsi.',
    de: 'Zurzeit ist keine Registrierung möglich.',
    en: 'Signing up is not possible at the moment.',
  },
  'info.registration.consentsSaved': {
    status: 0,
    it: 'Le tue scelte sono salvate.',
    de: 'Deine Auswahl ist gespeichert.',
    en: 'Your choices are saved.',
  },
  'info.registration.received': {
    status: 0,
    it: 'Controlla la posta: ti abbiamo scritto come proseguire.',
    de: 'Sieh in dein Postfach: Wir haben dir geschrieben, wie es weitergeht.',
    en: 'Check your mail: we have written to you how to go on.',
  },
} as const satisfies Messages

export const companiesMessages = {
  'error.shopAtWork.codeWrong': {
    status: 2,
    it: 'Questo codice non è di nessuna azienda.',
    de: 'Dieser Code gehört zu keiner Firma.',
    en: 'This code belongs to no company.',
  },
  'error.shopAtWork.notOnSite': {
    status: 2,
    it: 'Le consegne in azienda non sono disponibili su questo sito.',
    de: 'Lieferungen an den Arbeitsplatz gibt es auf dieser Website nicht.',
    en: 'Delivery to the workplace is not available on this site.',
  },
  'error.company.notAllowed': {
    status: 2,
    it: 'Questo servizio non è per la tua azienda.',
    de: 'Dieser Dienst ist nicht für deine Firma.',
    en: 'This service is not for your company.',
  },
} as const satisfies Messages
