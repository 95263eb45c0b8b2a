import type { Messages } from '../message.ts'

export const deliveryMessages = {
  'error.store.notFound': {
    status: 2,
    it: 'Questo negozio non esiste.',
    de: 'Dieses Geschäft gibt es nicht.',
    en: 'This store does not exist.',
  },
  'error.personInfo.notAllowed': {
    status: 2,
    it: 'Questa informazione non si può cambiare qui.',
    de: 'Diese Angabe lässt sich hier nicht ändern.',
    en: 'This cannot be changed here.',
  },
  'error.address.notFound': {
    status: 2,
    it: 'Questo indirizzo non esiste.',
    de: 'Diese Adresse gibt es nicht.',
    en: 'This address does not exist.',
  },
  'error.address.incomplete': {
    status: 2,
    it: 'L’indirizzo è incompleto{fields}.',
    de: 'Die Adresse ist unvollständig{fields}.',
    en: 'The address is incomplete{fields}.',
  },
  'error.address.notCovered': {
    status: 2,
    it: 'Non arriviamo ancora a questo indirizzo.',
    de: 'Diese Adresse beliefern wir noch nicht.',
    en: 'We do not deliver to this address yet.',
  },
  'error.address.inUse': {
    status: 2,
    it: "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
    de: 'Die für die Lieferung gewählte Adresse kann nicht gelöscht werden.',
    en: 'The address chosen for this delivery cannot be deleted.',
  },
  'error.address.tooMany': {
    status: 2,
    it: 'Hai già {maximum} indirizzi: elimina quelli che non usi più.',
    de: 'Du hast schon {maximum} Adressen: Lösche die, die du nicht mehr brauchst.',
    en: 'You already have {maximum} addresses: delete those you no longer use.',
  },
  'error.address.notValidated': {
    status: 3,
    it: 'Indirizzo non validato, salvare comunque?',
    de: 'Adresse nicht bestätigt, trotzdem speichern?',
    en: 'Address not validated, save anyway?',
  },
  'error.timeslot.notFound': {
    status: 2,
    it: 'Questa fascia oraria non esiste.',
    de: 'Dieses Zeitfenster gibt es nicht.',
    en: 'This time slot does not exist.',
  },
  'error.timeslot.full': {
    status: 2,
    it: 'Questa fascia oraria è al completo. Scegline un’altra.',
    de: 'Dieses Zeitfenster ist ausgebucht. Wähle ein anderes.',
    en: 'This time slot is full. Choose another one.',
  },
  'error.timeslot.closed': {
    status: 2,
    it: 'Per questa fascia oraria il tempo per ordinare è scaduto.',
    de: 'Für dieses Zeitfenster ist die Bestellzeit abgelaufen.',
    en: 'Ordering for this time slot has ended.',
  },
  'error.timeslot.holdExpired': {
    status: 2,
    it: 'La fascia oraria non è più riservata per te. Sceglila di nuovo.',
    de: 'Das Zeitfenster ist nicht mehr für dich reserviert. Wähle es noch einmal.',
    en: 'The time slot is no longer reserved for you. Choose it again.',
  },
  'error.timeslot.leadTime': {
    status: 2,
    it: '{name} ha bisogno di più tempo: scegli una fascia più avanti.',
    de: '{name} braucht mehr Zeit: wähle ein späteres Zeitfenster.',
    en: '{name} needs more time: choose a later slot.',
  },
  'error.timeslot.dayLock': {
    status: 2,
    it: '{name} non è disponibile in questo giorno.',
    de: '{name} ist an diesem Tag nicht erhältlich.',
    en: '{name} is not available on this day.',
  },
  'error.timeslot.cutoff': {
    status: 2,
    it: 'Per {name} il tempo per ordinare in questa fascia è scaduto.',
    de: 'Für {name} ist die Bestellzeit in diesem Zeitfenster abgelaufen.',
    en: 'It is too late to order {name} for this slot.',
  },
  'warning.timeslot.notInLocker': {
    status: 0,
    it: 'Nel locker non si può ritirare: {names}.',
    de: 'Nicht ins Schließfach kommt: {names}.',
    en: 'This cannot go into a locker: {names}.',
  },
  'info.address.saved': {
    status: 0,
    it: 'Indirizzo salvato.',
    de: 'Adresse gespeichert.',
    en: 'Address saved.',
  },
  'info.address.defaultSet': {
    status: 0,
    it: 'Da ora è il tuo indirizzo predefinito.',
    de: 'Das ist jetzt deine Standardadresse.',
    en: 'This is your default address now.',
  },
  'info.store.favouriteSet': {
    status: 0,
    it: 'Da ora è il tuo negozio preferito.',
    de: 'Das ist jetzt dein Lieblingsmarkt.',
    en: 'This is your favourite store now.',
  },
  'info.address.deleted': {
    status: 0,
    it: 'Indirizzo eliminato.',
    de: 'Adresse gelöscht.',
    en: 'Address deleted.',
  },
} as const satisfies Messages
