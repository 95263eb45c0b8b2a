import type { Messages } from '../message.ts'

export const systemMessages = {
  'error.system.nothingToRetry': {
    status: 2,
    it: 'Non c’è niente da riprovare: è già partito, o riparte da solo entro due minuti.',
    de: 'Es gibt nichts zu wiederholen: Es ist schon hinaus oder geht in zwei Minuten von selbst.',
    en: 'There is nothing to try again: it has left, or leaves by itself within two minutes.',
  },
} as const satisfies Messages
