import type { Messages } from '../message.ts'

export const ordersMessages = {
  'error.order.notFound': {
    status: 2,
    it: 'Questo ordine non esiste.',
    de: 'Diese Bestellung gibt es nicht.',
    en: 'This order does not exist.',
  },
  'error.order.notCancellable': {
    status: 2,
    it: 'Questo ordine non si può più annullare.',
    de: 'Diese Bestellung lässt sich nicht mehr stornieren.',
    en: 'This order can no longer be cancelled.',
  },
  'error.order.notPayable': {
    status: 2,
    it: 'Questo ordine non è da pagare.',
    de: 'Diese Bestellung ist nicht zu bezahlen.',
    en: 'This order is not awaiting payment.',
  },
  'info.order.reopen': {
    status: 0,
    it: 'L’ordine {orderId} è di nuovo aperto: cambia ciò che vuoi e confermalo. Finché non confermi, vale quello di prima.',
    de: 'Die Bestellung {orderId} ist wieder offen: Ändere, was du möchtest, und bestätige sie. Bis dahin gilt die bisherige.',
    en: 'Order {orderId} is open again: change what you like and confirm it. Until you do, the earlier one stands.',
  },
  'error.order.notModifiable': {
    status: 2,
    it: 'L’ordine {orderId} è già in preparazione o il tempo per cambiarlo è scaduto: resta com’è.',
    de: 'Bestellung {orderId} wird schon vorbereitet oder die Zeit zum Ändern ist vorbei: Sie bleibt, wie sie ist.',
    en: 'Order {orderId} is already being prepared, or the time to change it is over: it stays as it is.',
  },
  'error.order.addressLocked': {
    status: 2,
    it: 'Stai modificando un ordine: l’indirizzo non si può cambiare.',
    de: 'Du änderst gerade eine Bestellung: Die Adresse bleibt, wie sie ist.',
    en: 'You are changing an order: its address cannot be changed.',
  },
  'error.order.changeOpen': {
    status: 2,
    it: 'Stai già modificando l’ordine {orderId}: prima conferma le modifiche o lascialo com’è.',
    de: 'Du änderst schon Bestellung {orderId}: Bestätige zuerst die Änderungen oder lass sie, wie sie ist.',
    en: 'You are already changing order {orderId}: first confirm the changes or leave it as it is.',
  },
  'error.order.noChanges': {
    status: 2,
    it: 'Non stai modificando questo ordine.',
    de: 'Du änderst diese Bestellung gerade nicht.',
    en: 'You are not changing this order.',
  },
  'error.order.creditLimit': {
    status: 2,
    it: 'Il tuo fido non basta per queste modifiche: mancano {missing}. Togli qualcosa o prendine di meno.',
    de: 'Dein Kreditrahmen reicht für diese Änderungen nicht: Es fehlen {missing}. Nimm etwas heraus oder weniger davon.',
    en: 'Your credit does not reach for these changes: {missing} more would be needed. Take something out, or less of it.',
  },
  'info.order.cancelled': {
    status: 0,
    it: 'L’ordine {orderId} è stato annullato.',
    de: 'Die Bestellung {orderId} wurde storniert.',
    en: 'Order {orderId} has been cancelled.',
  },
  'info.order.changed': {
    status: 0,
    it: 'L’ordine {orderId} è stato modificato.',
    de: 'Bestellung {orderId} wurde geändert.',
    en: 'Order {orderId} has been changed.',
  },
  'info.order.unchanged': {
    status: 0,
    it: 'Non c’era niente da modificare: l’ordine {orderId} resta com’è.',
    de: 'Es gab nichts zu ändern: Bestellung {orderId} bleibt, wie sie ist.',
    en: 'There was nothing to change: order {orderId} stays as it is.',
  },
  'info.order.left': {
    status: 0,
    it: 'L’ordine {orderId} resta com’è.',
    de: 'Bestellung {orderId} bleibt, wie sie ist.',
    en: 'Order {orderId} stays as it is.',
  },
  'error.order.notRatable': {
    status: 2,
    it: 'Potrai dirci com’è andata quando l’ordine sarà arrivato.',
    de: 'Du kannst uns sagen, wie es war, sobald die Bestellung angekommen ist.',
    en: 'You can tell us how it went once the order has arrived.',
  },
  'error.order.noteEmpty': {
    status: 2,
    it: 'Scrivi qualcosa o scegli quante stelle dare.',
    de: 'Schreib etwas oder wähle, wie viele Sterne du gibst.',
    en: 'Write something or choose how many stars to give.',
  },
  'error.order.noteNotFound': {
    status: 2,
    it: 'Questa nota non esiste.',
    de: 'Diese Notiz gibt es nicht.',
    en: 'This note does not exist.',
  },
  'info.order.noteSaved': {
    status: 0,
    it: 'Grazie, abbiamo salvato la tua nota.',
    de: 'Danke, wir haben deine Notiz gespeichert.',
    en: 'Thank you, your note is saved.',
  },
  'error.order.closed': {
    status: 2,
    it: 'Questo ordine è concluso: il suo collegamento non serve più.',
    de: 'Diese Bestellung ist abgeschlossen: Ihr Link wird nicht mehr gebraucht.',
    en: 'This order is closed: its link is no longer needed.',
  },
} as const satisfies Messages
