import type { Messages } from '../message.ts'

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
