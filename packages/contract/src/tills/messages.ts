import type { Messages } from '../message.ts'

export const tillsMessages = {
  'error.till.notFound': {
    status: 2,
    it: 'Questa chiusura di cassa non esiste.',
    de: 'Diesen Kassenabschluss gibt es nicht.',
    en: 'This till closing does not exist.',
  },
  'error.till.moved': {
    status: 2,
    it: 'Intanto la cassa è cambiata: c’è un nuovo incasso, o qualcuno l’ha già chiusa. Rileggi e conta di nuovo.',
    de: 'Die Kasse hat sich inzwischen geändert: Es kam Geld dazu, oder jemand hat sie schon abgeschlossen. Lies neu und zähl noch einmal.',
    en: 'The till has changed meanwhile: money came in, or somebody has closed it already. Read again and count once more.',
  },
  'error.till.reasonMissing': {
    status: 2,
    it: 'I contanti contati non sono quelli incassati: scrivi perché.',
    de: 'Das gezählte Bargeld ist nicht das kassierte: Schreib, warum.',
    en: 'The cash counted is not the cash taken: write why.',
  },
} as const satisfies Messages
