import type { Messages } from '../message.ts'

export const checkoutMessages = {
  'error.checkout.minimumNotReached': {
    status: 2,
    it: 'Mancano {missing} per raggiungere la spesa minima.',
    de: 'Bis zum Mindesteinkauf fehlen noch {missing}.',
    en: '{missing} more to reach the minimum order.',
  },
  'error.checkout.cartChanged': {
    status: 2,
    it: 'Il carrello è cambiato: controlla e conferma di nuovo.',
    de: 'Der Warenkorb hat sich geändert: prüfe ihn und bestätige noch einmal.',
    en: 'The cart has changed: check it and confirm again.',
  },
  'error.checkout.keyReused': {
    status: 2,
    it: 'Questo invio è già servito per un altro carrello. Ricarica la pagina e riprova.',
    de: 'Diese Anfrage gehört schon zu einem anderen Warenkorb. Lade die Seite neu und bestelle noch einmal.',
    en: 'This request was already used for another cart. Reload the page and order again.',
  },
  'error.checkout.paymentTypeNotAllowed': {
    status: 2,
    it: 'Questo pagamento non si può usare per questa spesa.',
    de: 'Diese Zahlungsart geht für diesen Einkauf nicht.',
    en: 'This payment cannot be used for this order.',
  },
  'error.checkout.creditLimit': {
    status: 2,
    it: 'Il tuo fido non basta: restano {left}. Scegli un altro pagamento.',
    de: 'Dein Kreditrahmen reicht nicht: es bleiben {left}. Wähle eine andere Zahlung.',
    en: 'Your credit does not reach: {left} are left. Choose another payment.',
  },
  'error.checkout.savedPaymentNotFound': {
    status: 2,
    it: 'Questa carta non è più tra quelle salvate.',
    de: 'Diese Karte ist nicht mehr gespeichert.',
    en: 'This card is no longer among those saved.',
  },
  'error.checkout.mealVouchers.worth': {
    status: 2,
    it: 'Scrivi quanti buoni pasto usi e quanto valgono: ognuno da {least} a {most}.',
    de: 'Schreib, wie viele Essensgutscheine du nutzt und was sie wert sind: jeder von {least} bis {most}.',
    en: 'Say how many meal vouchers you use and what they are worth: each from {least} to {most}.',
  },
  'error.checkout.mealVouchers.tooMany': {
    status: 2,
    it: 'Si possono usare al massimo {most} buoni pasto per spesa.',
    de: 'Höchstens {most} Essensgutscheine je Einkauf.',
    en: 'At most {most} meal vouchers can be used for one shopping.',
  },
  'error.checkout.mealVouchers.spending': {
    status: 2,
    it: 'I buoni pasto si usano solo per spese sopra {above}.',
    de: 'Essensgutscheine gelten nur für Einkäufe über {above}.',
    en: 'Meal vouchers are only taken for shopping above {above}.',
  },
  'error.checkout.mealVouchers.invoice': {
    status: 2,
    it: 'Con i buoni pasto non si può avere la fattura.',
    de: 'Mit Essensgutscheinen gibt es keine Rechnung.',
    en: 'There is no invoice with meal vouchers.',
  },
  'error.checkout.mealVouchers.noFood': {
    status: 2,
    it: 'I buoni pasto pagano solo alimenti, e qui non ce ne sono.',
    de: 'Essensgutscheine zahlen nur Lebensmittel, und hier sind keine.',
    en: 'Meal vouchers only pay for food, and there is none here.',
  },
  'error.checkout.mealVouchers.beyondFood': {
    status: 2,
    it: 'I buoni pasto del tuo ordine pagano {covered}, ma di alimenti ne resterebbero {food}.',
    de: 'Die Essensgutscheine deiner Bestellung zahlen {covered}, es blieben aber nur Lebensmittel für {food}.',
    en: 'The meal vouchers of your order pay {covered}, but only {food} of food would be left.',
  },
  'error.checkout.paymentDeclined': {
    status: 2,
    it: 'Il pagamento non è stato accettato.',
    de: 'Die Zahlung wurde nicht angenommen.',
    en: 'The payment was not accepted.',
  },
  'error.checkout.paymentPending': {
    status: 2,
    it: 'Il pagamento precedente è ancora in corso. Riprova tra qualche minuto.',
    de: 'Die vorige Zahlung läuft noch. Versuche es in ein paar Minuten noch einmal.',
    en: 'The earlier payment is still under way. Try again in a few minutes.',
  },
  'error.checkout.paymentUnavailable': {
    status: 2,
    it: 'Il pagamento non è disponibile in questo momento. Non è stato addebitato nulla: riprova tra poco o scegli un altro modo di pagare.',
    de: 'Die Zahlung ist im Moment nicht möglich. Es wurde nichts abgebucht: Versuche es gleich noch einmal oder wähle eine andere Zahlungsart.',
    en: 'Payment is not available at the moment. Nothing was charged: try again shortly or choose another way to pay.',
  },
  'error.checkout.adultsOnlyLocker': {
    status: 2,
    it: 'Gli alcolici non si possono ritirare al locker: {names}.',
    de: 'Alkohol kann nicht am Abholfach abgeholt werden: {names}.',
    en: 'Alcohol cannot be collected from a locker: {names}.',
  },
  'error.checkout.ageUnconfirmed': {
    status: 2,
    it: 'Nel carrello ci sono prodotti per maggiorenni: conferma di avere almeno 18 anni.',
    de: 'Im Warenkorb liegen Produkte für Erwachsene: Bitte bestätige, dass du mindestens 18 Jahre alt bist.',
    en: 'There are products for adults in your cart: please confirm that you are at least 18 years old.',
  },
  'error.checkout.previewedPrices': {
    status: 2,
    it: 'Stai guardando i prezzi del {date}: per ordinare torna ai prezzi del giorno scelto.',
    de: 'Du siehst die Preise vom {date}: Kehre zum Bestellen zu den Preisen des gewählten Tages zurück.',
    en: 'You are looking at the prices of {date}: go back to those of the day you chose to order.',
  },
  'info.checkout.savedPaymentRemoved': {
    status: 0,
    it: 'Carta tolta.',
    de: 'Karte entfernt.',
    en: 'Card removed.',
  },
} as const satisfies Messages
