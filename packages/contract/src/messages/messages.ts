import type { Messages } from '../message.ts'

export const messagesMessages = {
  'error.message.notFound': {
    status: 2,
    it: 'Questo messaggio non c’è più.',
    de: 'Diese Nachricht gibt es nicht mehr.',
    en: 'This message is no longer there.',
  },
  'error.message.linkInvalid': {
    status: 2,
    it: 'Questo link non è completo: aprilo di nuovo dall’e-mail.',
    de: 'Dieser Link ist unvollständig: Öffne ihn noch einmal aus der E-Mail.',
    en: 'This link is not complete: open it again from the e-mail.',
  },
  'info.message.unsubscribed': {
    status: 0,
    it: 'Fatto: non ricevi più offerte e novità per e-mail. Le e-mail sui tuoi ordini continuano.',
    de: 'Erledigt: Du bekommst keine Angebote und Neuigkeiten mehr per E-Mail. Mails zu deinen Bestellungen kommen weiter.',
    en: 'Done: you receive no more offers and news by e-mail. Mails about your orders continue.',
  },
} as const satisfies Messages
