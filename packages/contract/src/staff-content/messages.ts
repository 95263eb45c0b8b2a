import type { Messages } from '../message.ts'

export const staffContentMessages = {
  'error.content.busy': {
    status: 2,
    it: 'È in corso un’altra pubblicazione. Riprova tra poco.',
    de: 'Gerade wird schon etwas veröffentlicht. Versuche es gleich noch einmal.',
    en: 'Something else is being published right now. Try again shortly.',
  },
  'error.content.noFiles': {
    status: 2,
    it: 'Scegli almeno un file.',
    de: 'Wähle mindestens eine Datei.',
    en: 'Choose at least one file.',
  },
  'error.content.zip': {
    status: 2,
    it: '{name} non si può leggere come archivio zip.',
    de: '{name} lässt sich nicht als Zip-Archiv lesen.',
    en: '{name} cannot be read as a zip archive.',
  },
  'error.content.tooMuch': {
    status: 2,
    it: 'È troppo per un invio: senza compressione al massimo {megabytes} MB e {files} file. Dividilo in più invii.',
    de: 'Das ist zu viel auf einmal: entpackt höchstens {megabytes} MB und {files} Dateien. Teile es auf mehrere Male auf.',
    en: 'That is too much at a time: unpacked at most {megabytes} MB and {files} files. Send it in several parts.',
  },
  'error.content.noDraft': {
    status: 2,
    it: 'Non c’è nessuna bozza.',
    de: 'Es gibt keinen Entwurf.',
    en: 'There is no draft.',
  },
  'error.content.draftInTheWay': {
    status: 2,
    it: 'C’è già una bozza: pubblicala o eliminala prima di tornare a una versione precedente.',
    de: 'Es gibt schon einen Entwurf: Veröffentliche oder verwirf ihn, bevor du zu einer früheren Version zurückgehst.',
    en: 'There is a draft already: publish it or throw it away before going back to an earlier version.',
  },
  'error.content.bannerNotFound': {
    status: 2,
    it: 'Questo banner non c’è più.',
    de: 'Dieses Banner gibt es nicht mehr.',
    en: 'This banner is no longer there.',
  },
  'error.content.bannerDates': {
    status: 2,
    it: 'Un banner finisce dopo che è cominciato, e i suoi giorni devono esistere.',
    de: 'Ein Banner endet, nachdem es begonnen hat, und seine Tage muss es geben.',
    en: 'A banner ends after it has begun, and its days must exist.',
  },
  'error.content.documentNotFound': {
    status: 2,
    it: 'Questo contenuto non c’è più.',
    de: 'Diesen Inhalt gibt es nicht mehr.',
    en: 'This content is no longer there.',
  },
  'error.content.documentThere': {
    status: 2,
    it: '{name} c’è già: scegli un altro nome, o apri quello che c’è.',
    de: '{name} gibt es schon: Wähle einen anderen Namen oder öffne, was da ist.',
    en: '{name} is there already: choose another name, or open the one that is there.',
  },
  'error.content.changedMeanwhile': {
    status: 2,
    it: '{name} ha salvato questo contenuto nel frattempo ({when}). Non è stato scritto niente, e quello che hai scritto tu è ancora qui.',
    de: '{name} hat diesen Inhalt inzwischen gespeichert ({when}). Es wurde nichts überschrieben, und was du geschrieben hast, steht noch hier.',
    en: '{name} has saved this content in the meantime ({when}). Nothing was overwritten, and what you wrote is still here.',
  },
  'error.content.fileGone': {
    status: 2,
    it: 'Il file {name} non c’è più: caricalo di nuovo.',
    de: 'Die Datei {name} ist nicht mehr da: Lade sie noch einmal hoch.',
    en: 'The file {name} is no longer there: upload it again.',
  },
  'error.content.notPages': {
    status: 2,
    it: '{name} non è un PDF né un’immagine PNG, JPEG o WebP.',
    de: '{name} ist weder ein PDF noch ein Bild als PNG, JPEG oder WebP.',
    en: '{name} is neither a PDF nor a picture as PNG, JPEG or WebP.',
  },
  'error.content.needed': {
    status: 2,
    it: 'Il negozio non può farne a meno: cambialo, invece di toglierlo.',
    de: 'Der Shop kommt ohne diesen Inhalt nicht aus: Ändere ihn, statt ihn wegzunehmen.',
    en: 'The shop cannot do without it: change it instead of taking it off.',
  },
  'error.content.noForm': {
    status: 2,
    it: 'Questo tipo di contenuto si cambia solo nei suoi file.',
    de: 'Diese Art von Inhalt wird nur in ihren Dateien geändert.',
    en: 'This kind of content is changed in its files alone.',
  },
  'error.content.versionNotFound': {
    status: 2,
    it: 'Questa versione non c’è.',
    de: 'Diese Version gibt es nicht.',
    en: 'There is no such version.',
  },
} as const satisfies Messages
