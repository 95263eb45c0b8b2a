import type { Messages } from '../message.ts'

export const mfaMessages = {
  'error.login.mfaPinRequired': {
    status: 4,
    it: 'Ti abbiamo mandato un PIN per e-mail: scrivilo qui per proseguire.',
    de: 'Wir haben dir eine PIN per E-Mail geschickt: Gib sie hier ein, um fortzufahren.',
    en: 'We have sent you a PIN by e-mail: type it here to go on.',
  },
  'error.login.mfaPinWrong': {
    status: 4,
    it: 'Il PIN non è giusto. Controlla l’ultima e-mail che ti abbiamo mandato.',
    de: 'Die PIN stimmt nicht. Schau in die letzte E-Mail von uns.',
    en: 'That PIN is not right. Look at the latest e-mail from us.',
  },
  'error.login.mfaPinExpired': {
    status: 2,
    it: 'Questo PIN non vale più. Ricomincia per riceverne un altro.',
    de: 'Diese PIN gilt nicht mehr. Fang noch einmal an, um eine neue zu bekommen.',
    en: 'This PIN is no longer valid. Begin again to get another one.',
  },
} as const satisfies Messages
