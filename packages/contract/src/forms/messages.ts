import type { Messages } from '../message.ts'

/** (Content and discovery, section 8) */
export const formsMessages = {
  'error.form.notFound': {
    status: 2,
    it: 'Questo modulo non c’è più.',
    de: 'Dieses Formular gibt es nicht mehr.',
    en: 'This form is no longer there.',
  },
  'error.form.answerNotFound': {
    status: 2,
    it: 'Questa risposta non c’è più.',
    de: 'Diese Antwort gibt es nicht mehr.',
    en: 'This answer is no longer there.',
  },
  'error.form.invalid': {
    status: 2,
    it: 'La form non è stata compilata correttamente',
    de: 'Das Formular wurde nicht richtig ausgefüllt',
    en: 'The form was not filled in correctly',
  },
  'error.form.incorrect': {
    status: 2,
    it: 'Il modulo non è compilato correttamente: controlla i campi segnalati',
    de: 'Das Formular ist nicht richtig ausgefüllt: sieh dir die markierten Felder an',
    en: 'The form is not filled in correctly: have a look at the marked fields',
  },
  'error.form.login': {
    status: 2,
    it: 'Per inviare questo modulo devi accedere.',
    de: 'Um dieses Formular zu senden, musst du dich anmelden.',
    en: 'You must sign in to send this form.',
  },
  'error.form.noFileField': {
    status: 2,
    it: 'Questo modulo non prevede file in quel campo.',
    de: 'Dieses Formular nimmt in diesem Feld keine Dateien.',
    en: 'This form takes no files in that field.',
  },
  'error.form.fileMissing': {
    status: 2,
    it: 'Non è arrivato nessun file.',
    de: 'Es ist keine Datei angekommen.',
    en: 'No file has arrived.',
  },
  'error.form.fileType': {
    status: 2,
    it: 'Questo file non va bene: si accettano {types}.',
    de: 'Diese Datei passt nicht: angenommen werden {types}.',
    en: 'This file cannot be taken: accepted are {types}.',
  },
  'error.form.fileCount': {
    status: 2,
    it: 'Troppi file: al massimo {maximum}.',
    de: 'Zu viele Dateien: höchstens {maximum}.',
    en: 'Too many files: at most {maximum}.',
  },
  'error.form.fileUnsafe': {
    status: 2,
    it: 'Il controllo antivirus ha rifiutato il file.',
    de: 'Die Virenprüfung hat die Datei abgelehnt.',
    en: 'The virus check has refused the file.',
  },
  'error.form.scannerAway': {
    status: 2,
    it: 'In questo momento non possiamo ricevere file. Riprova tra qualche minuto.',
    de: 'Im Moment können wir keine Dateien annehmen. Versuche es in ein paar Minuten noch einmal.',
    en: 'We cannot take files right now. Try again in a few minutes.',
  },
  'error.form.uploadNotFound': {
    status: 2,
    it: 'Questo file non c’è.',
    de: 'Diese Datei gibt es nicht.',
    en: 'This file does not exist.',
  },
} as const satisfies Messages
