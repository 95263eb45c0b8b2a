import type { Messages } from '../message.ts'

export const liveFiguresMessages = {
  'error.live.rowsRefused': {
    status: 2,
    it: 'Nessuna riga è stata presa, {count} non vanno bene: {problems}',
    de: 'Keine Zeile wurde übernommen, {count} passen nicht: {problems}',
    en: 'No row was taken, {count} are not right: {problems}',
  },
  'error.machine.keyRefused': {
    status: 403,
    it: 'Questa chiave non vale.',
    de: 'Dieser Schlüssel gilt nicht.',
    en: 'This key is not valid.',
  },
  'error.machine.scopeMissing': {
    status: 403,
    it: 'Questa chiave non permette di cambiare questi dati.',
    de: 'Dieser Schlüssel erlaubt nicht, diese Angaben zu ändern.',
    en: 'This key does not allow changing these figures.',
  },
  'error.machine.keyNotFound': {
    status: 2,
    it: 'Questa chiave non esiste o è già revocata.',
    de: 'Diesen Schlüssel gibt es nicht, oder er ist schon widerrufen.',
    en: 'There is no such key, or it has been revoked already.',
  },
  'error.machine.tooManyKeys': {
    status: 2,
    it: 'Ci sono già {maximum} chiavi: revocane una che non serve più.',
    de: 'Es gibt schon {maximum} Schlüssel: Widerrufe einen, der nicht mehr gebraucht wird.',
    en: 'There are {maximum} keys already: revoke one that is no longer needed.',
  },
} as const satisfies Messages

export const systemMessages = {
  'error.system.nothingToRetry': {
    status: 2,
    it: 'Non c’è niente da riprovare: è già partito, o riparte da solo entro due minuti.',
    de: 'Es gibt nichts zu wiederholen: Es ist schon hinaus oder geht in zwei Minuten von selbst.',
    en: 'There is nothing to try again: it has left, or leaves by itself within two minutes.',
  },
} as const satisfies Messages
