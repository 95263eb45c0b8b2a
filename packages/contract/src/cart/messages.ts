import type { Messages } from '../message.ts'

export const cartMessages = {
  'error.icsmallcart.error.product.not.available': {
    status: 2,
    it: 'Alcuni prodotti non sono più disponibili: {names}.',
    de: 'Einige Produkte sind nicht mehr verfügbar: {names}.',
    en: 'Some products are no longer available: {names}.',
  },
  'error.cart.notFound': {
    status: 2,
    it: 'Questo carrello non esiste più.',
    de: 'Diesen Warenkorb gibt es nicht mehr.',
    en: 'This cart no longer exists.',
  },
  'error.cart.itemNotFound': {
    status: 2,
    it: 'Questo prodotto non è nel tuo carrello.',
    de: 'Dieses Produkt liegt nicht in deinem Warenkorb.',
    en: 'This product is not in your cart.',
  },
  'error.cart.addressRequired': {
    status: 2,
    it: 'Scegli prima dove ricevere la spesa.',
    de: 'Wähle zuerst, wo du den Einkauf bekommst.',
    en: 'First choose where to receive your shopping.',
  },
  'error.cart.timeslotRequired': {
    status: 2,
    it: 'Scegli prima quando ricevere la spesa.',
    de: 'Wähle zuerst, wann du den Einkauf bekommst.',
    en: 'First choose when to receive your shopping.',
  },
  'error.cart.quantityInvalid': {
    status: 2,
    it: 'La quantità non è valida.',
    de: 'Die Menge ist ungültig.',
    en: 'The quantity is not valid.',
  },
  'error.cart.optionRequired': {
    status: 2,
    it: 'È necessario selezionare tutte le opzioni',
    de: 'Bitte wähle alle Optionen aus',
    en: 'Please choose all options',
  },
  'error.cart.infoNotAllowed': {
    status: 2,
    it: 'Questa informazione non si può cambiare.',
    de: 'Diese Angabe lässt sich nicht ändern.',
    en: 'This detail cannot be changed.',
  },
  'error.cart.locked': {
    status: 2,
    it: 'Questo carrello non si può più cambiare.',
    de: 'Dieser Warenkorb lässt sich nicht mehr ändern.',
    en: 'This cart can no longer be changed.',
  },
  'error.cart.empty': {
    status: 2,
    it: 'Il carrello è vuoto.',
    de: 'Der Warenkorb ist leer.',
    en: 'The cart is empty.',
  },
  'errors.minAcq': {
    status: 2,
    it: 'Di {name} si può ordinare almeno {minimum}.',
    de: 'Von {name} kannst du mindestens {minimum} bestellen.',
    en: 'You can order {name} from {minimum}.',
  },
  'msg.cart.availability.errors': {
    status: 0,
    it: 'Alcuni prodotti non sono disponibili con il luogo e l’orario scelti: {names}.',
    de: 'Einige Produkte sind am gewählten Ort und zur gewählten Zeit nicht verfügbar: {names}.',
    en: 'Some products are not available at the place and time you chose: {names}.',
  },
  'info.cart.changetimeslot.recalculated': {
    status: 0,
    it: 'Con la nuova scelta il carrello è cambiato: {changes}.',
    de: 'Mit der neuen Wahl hat sich der Warenkorb geändert: {changes}.',
    en: 'Your cart has changed with the new choice: {changes}.',
  },
  'warning.cart.quantityLimited': {
    status: 0,
    it: 'Di {name} si può ordinare al massimo {maximum}.',
    de: 'Von {name} kannst du höchstens {maximum} bestellen.',
    en: 'You can order at most {maximum} of {name}.',
  },
  'warning.cart.quantityRounded': {
    status: 0,
    it: 'La quantità di {name} è stata arrotondata a {quantity}.',
    de: 'Die Menge von {name} wurde auf {quantity} gerundet.',
    en: 'The quantity of {name} was rounded to {quantity}.',
  },
  'warning.cart.stockLimited': {
    status: 0,
    it: 'Di {name} sono rimasti solo {maximum}.',
    de: 'Von {name} gibt es nur noch {maximum}.',
    en: 'Only {maximum} of {name} are left.',
  },
  'warning.cart.classLimited': {
    status: 0,
    it: 'Di {className} si può ordinare al massimo {maximum} in tutto.',
    de: 'Von {className} kannst du insgesamt höchstens {maximum} bestellen.',
    en: 'You can order at most {maximum} of {className} in all.',
  },
  'warning.cart.notAllAdded': {
    status: 0,
    it: 'Alcuni prodotti non si possono aggiungere: {names}.',
    de: 'Einige Produkte lassen sich nicht hinzufügen: {names}.',
    en: 'Some products cannot be added: {names}.',
  },
  'warning.cart.promotionOver': {
    status: 0,
    it: 'L’offerta che avevi scelto non c’è più, il prezzo è quello di oggi: {names}.',
    de: 'Das gewählte Angebot gibt es nicht mehr, es gilt der heutige Preis: {names}.',
    en: 'The offer you had chosen is over, today’s price applies: {names}.',
  },
  'warning.cart.notBrought': {
    status: 0,
    it: 'I prodotti che avevi scelto prima di accedere non sono stati aggiunti al tuo carrello.',
    de: 'Was du vor der Anmeldung ausgesucht hast, ist nicht in deinen Warenkorb gekommen.',
    en: 'The products you chose before signing in were not added to your cart.',
  },
} as const satisfies Messages
