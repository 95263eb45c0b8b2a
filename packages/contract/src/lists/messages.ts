import type { Messages } from '../message.ts'

export const listsMessages = {
  'info.list.removed': {
    status: 0,
    it: 'La lista «{name}» è stata eliminata.',
    de: 'Die Liste „{name}“ wurde gelöscht.',
    en: 'The list “{name}” was removed.',
  },
  'error.list.notFound': {
    status: 2,
    it: 'Questa lista non esiste.',
    de: 'Diese Liste gibt es nicht.',
    en: 'This list does not exist.',
  },
  'error.list.readOnly': {
    status: 2,
    it: 'Puoi guardare questa lista, ma non cambiarla.',
    de: 'Du kannst diese Liste ansehen, aber nicht ändern.',
    en: 'You can look at this list, but not change it.',
  },
  'error.list.nameMissing': {
    status: 2,
    it: 'Dai un nome alla lista.',
    de: 'Gib der Liste einen Namen.',
    en: 'Give the list a name.',
  },
  'error.list.nameTaken': {
    status: 2,
    it: 'Hai già una lista con questo nome.',
    de: 'Du hast schon eine Liste mit diesem Namen.',
    en: 'You already have a list with this name.',
  },
  'error.list.tooMany': {
    status: 2,
    it: 'Hai già {maximum} liste: elimina quelle che non usi più.',
    de: 'Du hast schon {maximum} Listen: lösche, was du nicht mehr brauchst.',
    en: 'You already have {maximum} lists: remove those you no longer use.',
  },
  'error.list.full': {
    status: 2,
    it: 'Questa lista è piena: ci stanno {maximum} prodotti.',
    de: 'Diese Liste ist voll: es passen {maximum} Produkte darauf.',
    en: 'This list is full: it holds {maximum} products.',
  },
  'error.list.productGone': {
    status: 2,
    it: 'Questo prodotto non è più nella lista.',
    de: 'Dieses Produkt ist nicht mehr auf der Liste.',
    en: 'This product is no longer on the list.',
  },
  'error.list.ownerOnly': {
    status: 2,
    it: 'Solo chi ha creato la lista decide con chi condividerla.',
    de: 'Nur wer die Liste angelegt hat, entscheidet, mit wem sie geteilt wird.',
    en: 'Only whoever made the list decides who it is shared with.',
  },
  'error.list.emailInvalid': {
    status: 2,
    it: 'Scrivi un indirizzo e-mail valido.',
    de: 'Gib eine gültige E-Mail-Adresse ein.',
    en: 'Enter a valid e-mail address.',
  },
  'error.list.shareWithSelf': {
    status: 2,
    it: 'Questo è il tuo indirizzo: la lista è già tua.',
    de: 'Das ist deine eigene Adresse: Die Liste gehört dir schon.',
    en: 'This is your own address: the list is yours already.',
  },
  'error.list.tooManyShares': {
    status: 2,
    it: 'Questa lista è già condivisa con {maximum} persone.',
    de: 'Diese Liste ist schon mit {maximum} Personen geteilt.',
    en: 'This list is already shared with {maximum} people.',
  },
} as const satisfies Messages
