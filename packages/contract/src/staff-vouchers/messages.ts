import type { Messages } from '../message.ts'

export const staffVouchersMessages = {
  'error.desk.campaignNotFound': {
    status: 2,
    it: 'Questa campagna non esiste.',
    de: 'Diese Kampagne gibt es nicht.',
    en: 'There is no such campaign.',
  },
  'error.desk.campaignEnded': {
    status: 2,
    it: 'Questa campagna è già finita.',
    de: 'Diese Kampagne ist schon zu Ende.',
    en: 'This campaign has ended already.',
  },
  'error.desk.campaignDays': {
    status: 2,
    it: 'L’ultimo giorno viene prima del primo, o è già passato.',
    de: 'Der letzte Tag liegt vor dem ersten oder ist schon vorbei.',
    en: 'The last day is before the first, or over already.',
  },
} as const satisfies Messages
