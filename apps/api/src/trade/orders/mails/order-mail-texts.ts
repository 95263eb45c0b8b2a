import type { Language } from '@bottega/rules/text/language.ts'
import type { MoneyKind } from '@bottega/rules/payments/order-money.ts'

/** `{name}` is filled from what the mail is about. */
export interface OrderMailTexts {
  confirmedSubject: string
  confirmedTitle: string
  confirmedIntro: string
  cancelledSubject: string
  cancelledTitle: string
  cancelledIntro: string
  leftSubject: string
  leftTitle: string
  leftIntro: string
  payOrCancel: string
  unpaidSubject: string
  unpaidTitle: string
  unpaidIntro: string
  waits: string
  lostSubject: string
  lostTitle: string
  lostIntro: string
  payAgain: string
  changedSubject: string
  changedTitle: string
  changedIntro: string
  rescheduledSubject: string
  rescheduledTitle: string
  rescheduledIntro: string
  slotBefore: string
  why: string
  rescheduledNext: string
  changes: string
  added: string
  removed: string
  newSlot: string
  totalBefore: string
  when: string
  where: string
  how: string
  goods: string
  lineNote: string
  /** Of loose goods, `{count}`. */
  askedPieces: string
  total: string
  /** Of `{name}`, a way to pay, by how the money stands. */
  money: Record<MoneyKind, string>
  weighed: string
  see: string
  greeting: string
}

export const orderMailTexts: Record<Language, OrderMailTexts> = {
  it: {
    confirmedSubject: 'Il tuo ordine {orderId} è confermato',
    confirmedTitle: 'Grazie, abbiamo il tuo ordine',
    confirmedIntro: 'Ordine {orderId}: ecco cosa prepariamo per te.',
    cancelledSubject: 'Il tuo ordine {orderId} è annullato',
    cancelledTitle: 'L’ordine è annullato',
    cancelledIntro: 'L’ordine {orderId} è annullato. Se avevi autorizzato un pagamento, la somma torna libera.',
    leftSubject: 'Il tuo ordine {orderId} non è ancora pagato',
    leftTitle: 'L’ordine aspetta il pagamento',
    leftIntro:
      'L’ordine {orderId} non è ancora pagato: teniamo per te il posto e i prodotti ancora per un po’. Se lo stai pagando proprio ora, non devi fare altro.',
    payOrCancel: 'Paga o annulla l’ordine',
    unpaidSubject: 'Il pagamento del tuo ordine {orderId} non è riuscito',
    unpaidTitle: 'Il pagamento non è riuscito',
    unpaidIntro: 'La banca ha detto di no al pagamento dell’ordine {orderId}. Non hai pagato niente.',
    waits: 'L’ordine resta in attesa fino alle {time} di {day}: fino ad allora puoi pagarlo, anche in un altro modo.',
    lostSubject: 'Il tuo ordine {orderId} è sospeso: manca il pagamento',
    lostTitle: 'Il pagamento non è più valido',
    lostIntro: 'La banca ha annullato il pagamento dell’ordine {orderId}. Non ti è stato addebitato nulla.',
    payAgain: 'Paga l’ordine',
    changedSubject: 'Il tuo ordine {orderId} è cambiato',
    changedTitle: 'Abbiamo le tue modifiche',
    changedIntro: 'L’ordine {orderId} è stato modificato come volevi. Ecco cosa è cambiato.',
    rescheduledSubject: 'Il tuo ordine {orderId} arriva in un altro momento',
    rescheduledTitle: 'Un nuovo orario per il tuo ordine',
    rescheduledIntro: 'Abbiamo dovuto spostare l’ordine {orderId}. Ci dispiace: qui sotto trovi il nuovo orario.',
    slotBefore: 'Prima era: {slot}.',
    why: 'Il motivo: {reason}',
    rescheduledNext:
      'Prodotti e prezzi restano gli stessi, e non devi fare niente. Se il nuovo orario non ti va bene, chiamaci: troviamo insieme un’altra soluzione.',
    changes: 'Modifiche',
    added: 'aggiunto: {amount}',
    removed: 'tolto',
    newSlot: 'Nuovo orario',
    totalBefore: 'Prima',
    when: 'Quando',
    where: 'Dove',
    how: 'Pagamento',
    goods: 'Prodotti',
    lineNote: 'per chi prepara',
    askedPieces: 'pezzi chiesti: {count}',
    total: 'Totale',
    money: {
      held: '{name}: {amount} riservati. Addebitiamo solo quello che ricevi.',
      door: '{name}: paghi {amount} quando ricevi la spesa.',
      account: '{name}: {amount} vanno sul conto della tua azienda, come d’accordo.',
      'meal-voucher': '{name}: {amount}.',
    },
    weighed: 'Il prezzo dei prodotti a peso si conosce quando vengono pesati.',
    see: 'Vedi l’ordine',
    greeting: 'Ciao {firstName},',
  },
  de: {
    confirmedSubject: 'Deine Bestellung {orderId} ist bestätigt',
    confirmedTitle: 'Danke, deine Bestellung ist da',
    confirmedIntro: 'Bestellung {orderId}: das packen wir für dich.',
    cancelledSubject: 'Deine Bestellung {orderId} ist storniert',
    cancelledTitle: 'Die Bestellung ist storniert',
    cancelledIntro:
      'Die Bestellung {orderId} ist storniert. Wenn du eine Zahlung genehmigt hattest, wird der Betrag wieder frei.',
    leftSubject: 'Deine Bestellung {orderId} ist noch nicht bezahlt',
    leftTitle: 'Die Bestellung wartet auf die Zahlung',
    leftIntro:
      'Die Bestellung {orderId} ist noch nicht bezahlt: Zeitfenster und Produkte bleiben noch eine Weile für dich frei. Wenn du gerade zahlst, brauchst du nichts weiter zu tun.',
    payOrCancel: 'Bestellung zahlen oder stornieren',
    unpaidSubject: 'Die Zahlung deiner Bestellung {orderId} ist nicht gelungen',
    unpaidTitle: 'Die Zahlung ist nicht gelungen',
    unpaidIntro: 'Die Bank hat die Zahlung der Bestellung {orderId} abgelehnt. Du hast nichts bezahlt.',
    waits: 'Die Bestellung wartet bis {time} Uhr, {day}: bis dahin kannst du sie zahlen, auch auf andere Weise.',
    lostSubject: 'Die Bestellung {orderId} ist angehalten: die Zahlung fehlt',
    lostTitle: 'Die Zahlung gilt nicht mehr',
    lostIntro: 'Die Bank hat die Zahlung der Bestellung {orderId} aufgehoben. Es wurde nichts abgebucht.',
    payAgain: 'Bestellung zahlen',
    changedSubject: 'Deine Bestellung {orderId} ist geändert',
    changedTitle: 'Deine Änderungen sind da',
    changedIntro: 'Bestellung {orderId} ist geändert, wie du es wolltest. Das ist jetzt anders.',
    rescheduledSubject: 'Deine Bestellung {orderId} kommt zu einer anderen Zeit',
    rescheduledTitle: 'Eine neue Zeit für deine Bestellung',
    rescheduledIntro: 'Wir mussten Bestellung {orderId} verschieben. Das tut uns leid: Unten steht die neue Zeit.',
    slotBefore: 'Vorher war es: {slot}.',
    why: 'Der Grund: {reason}',
    rescheduledNext:
      'Waren und Preise bleiben gleich, und du musst nichts tun. Passt dir die neue Zeit nicht, ruf uns an: Wir finden zusammen eine andere Lösung.',
    changes: 'Änderungen',
    added: 'neu: {amount}',
    removed: 'entfernt',
    newSlot: 'Neues Zeitfenster',
    totalBefore: 'Vorher',
    when: 'Wann',
    where: 'Wo',
    how: 'Zahlung',
    goods: 'Produkte',
    lineNote: 'für die Person, die packt',
    askedPieces: 'gewünschte Stücke: {count}',
    total: 'Summe',
    money: {
      held: '{name}: {amount} sind vorgemerkt. Abgebucht wird nur, was du bekommst.',
      door: '{name}: du zahlst {amount}, wenn du den Einkauf bekommst.',
      account: '{name}: {amount} gehen auf das Konto deiner Firma, wie vereinbart.',
      'meal-voucher': '{name}: {amount}.',
    },
    weighed: 'Der Preis gewogener Ware steht fest, wenn sie gewogen ist.',
    see: 'Bestellung ansehen',
    greeting: 'Hallo {firstName},',
  },
  en: {
    confirmedSubject: 'Your order {orderId} is confirmed',
    confirmedTitle: 'Thank you, we have your order',
    confirmedIntro: 'Order {orderId}: this is what we pack for you.',
    cancelledSubject: 'Your order {orderId} is cancelled',
    cancelledTitle: 'The order is cancelled',
    cancelledIntro: 'Order {orderId} is cancelled. If you had authorised a payment, the amount is released.',
    leftSubject: 'Your order {orderId} is not paid yet',
    leftTitle: 'The order waits for its payment',
    leftIntro:
      'Order {orderId} is not paid yet: we keep its time and its products for you a little longer. If you are paying right now, there is nothing else to do.',
    payOrCancel: 'Pay or cancel the order',
    unpaidSubject: 'The payment of your order {orderId} failed',
    unpaidTitle: 'The payment failed',
    unpaidIntro: 'The bank refused the payment of order {orderId}. You have paid nothing.',
    waits: 'The order waits until {time}, {day}: until then you can pay it, in another way too.',
    lostSubject: 'Your order {orderId} is on hold: the payment is missing',
    lostTitle: 'The payment is no longer valid',
    lostIntro: 'The bank has cancelled the payment of order {orderId}. You have not been charged.',
    payAgain: 'Pay the order',
    changedSubject: 'Your order {orderId} has changed',
    changedTitle: 'We have your changes',
    changedIntro: 'Order {orderId} has been changed as you wished. This is what is different.',
    rescheduledSubject: 'Your order {orderId} comes at another time',
    rescheduledTitle: 'A new time for your order',
    rescheduledIntro: 'We had to move order {orderId}. We are sorry: the new time is below.',
    slotBefore: 'Before, it was: {slot}.',
    why: 'The reason: {reason}',
    rescheduledNext:
      'Goods and prices stay the same, and there is nothing you have to do. If the new time does not suit you, call us: we will find another way together.',
    changes: 'Changes',
    added: 'added: {amount}',
    removed: 'removed',
    newSlot: 'New time',
    totalBefore: 'Before',
    when: 'When',
    where: 'Where',
    how: 'Payment',
    goods: 'Products',
    lineNote: 'for whoever packs',
    askedPieces: 'pieces asked for: {count}',
    total: 'Total',
    money: {
      held: '{name}: {amount} are held. You are charged only for what you get.',
      door: '{name}: you pay {amount} when you get your shopping.',
      account: '{name}: {amount} go on your company’s account, as agreed.',
      'meal-voucher': '{name}: {amount}.',
    },
    weighed: 'The price of weighed goods is known once they are weighed.',
    see: 'See the order',
    greeting: 'Hello {firstName},',
  },
}
