import type { Language } from '@bottega/contract/texts/text-of.ts'

/** `{name}` is filled from what the mail is about. */
export interface OrderMailTexts {
  confirmedSubject: string
  confirmedTitle: string
  confirmedIntro: string
  cancelledSubject: string
  cancelledTitle: string
  cancelledIntro: string
  unpaidSubject: string
  unpaidTitle: string
  unpaidIntro: string
  payAgain: string
  changedSubject: string
  changedTitle: string
  changedIntro: string
  changes: string
  added: string
  removed: string
  newSlot: string
  totalBefore: string
  when: string
  where: string
  how: string
  goods: string
  total: string
  held: string
  weighed: string
  see: string
  greeting: string
  signature: string
}

export const orderMailTexts: Record<Language, OrderMailTexts> = {
  it: {
    confirmedSubject: 'Il tuo ordine {orderId} è confermato',
    confirmedTitle: 'Grazie, abbiamo il tuo ordine',
    confirmedIntro: 'Ordine {orderId}: ecco cosa prepariamo per te.',
    cancelledSubject: 'Il tuo ordine {orderId} è annullato',
    cancelledTitle: 'L’ordine è annullato',
    cancelledIntro: 'L’ordine {orderId} è annullato. Se avevi autorizzato un pagamento, la somma torna libera.',
    unpaidSubject: 'Il pagamento del tuo ordine {orderId} non è riuscito',
    unpaidTitle: 'Il pagamento non è riuscito',
    unpaidIntro:
      'La banca ha detto di no al pagamento dell’ordine {orderId}. Non hai pagato niente: l’ordine resta sospeso ancora per un’ora, e puoi pagarlo in un altro modo.',
    payAgain: 'Paga l’ordine',
    changedSubject: 'Il tuo ordine {orderId} è cambiato',
    changedTitle: 'Abbiamo le tue modifiche',
    changedIntro: 'L’ordine {orderId} è stato modificato come volevi. Ecco cosa è cambiato.',
    changes: 'Modifiche',
    added: 'aggiunto: {amount}',
    removed: 'tolto',
    newSlot: 'Nuovo orario',
    totalBefore: 'Prima',
    when: 'Quando',
    where: 'Dove',
    how: 'Pagamento',
    goods: 'Prodotti',
    total: 'Totale',
    held: 'Sulla carta abbiamo riservato {amount}: addebitiamo solo quello che ricevi.',
    weighed: 'Il prezzo dei prodotti a peso si conosce quando vengono pesati.',
    see: 'Vedi l’ordine',
    greeting: 'Ciao {firstName},',
    signature: 'A presto, la tua Bottega',
  },
  de: {
    confirmedSubject: 'Deine Bestellung {orderId} ist bestätigt',
    confirmedTitle: 'Danke, deine Bestellung ist da',
    confirmedIntro: 'Bestellung {orderId}: das packen wir für dich.',
    cancelledSubject: 'Deine Bestellung {orderId} ist storniert',
    cancelledTitle: 'Die Bestellung ist storniert',
    cancelledIntro:
      'Die Bestellung {orderId} ist storniert. Wenn du eine Zahlung genehmigt hattest, wird der Betrag wieder frei.',
    unpaidSubject: 'Die Zahlung deiner Bestellung {orderId} ist nicht gelungen',
    unpaidTitle: 'Die Zahlung ist nicht gelungen',
    unpaidIntro:
      'Die Bank hat die Zahlung der Bestellung {orderId} abgelehnt. Du hast nichts bezahlt: die Bestellung wartet noch eine Stunde, und du kannst sie anders zahlen.',
    payAgain: 'Bestellung zahlen',
    changedSubject: 'Deine Bestellung {orderId} ist geändert',
    changedTitle: 'Deine Änderungen sind da',
    changedIntro: 'Bestellung {orderId} ist geändert, wie du es wolltest. Das ist jetzt anders.',
    changes: 'Änderungen',
    added: 'neu: {amount}',
    removed: 'entfernt',
    newSlot: 'Neues Zeitfenster',
    totalBefore: 'Vorher',
    when: 'Wann',
    where: 'Wo',
    how: 'Zahlung',
    goods: 'Produkte',
    total: 'Summe',
    held: 'Auf der Karte sind {amount} vorgemerkt: abgebucht wird nur, was du bekommst.',
    weighed: 'Der Preis gewogener Ware steht fest, wenn sie gewogen ist.',
    see: 'Bestellung ansehen',
    greeting: 'Hallo {firstName},',
    signature: 'Bis bald, deine Bottega',
  },
  en: {
    confirmedSubject: 'Your order {orderId} is confirmed',
    confirmedTitle: 'Thank you, we have your order',
    confirmedIntro: 'Order {orderId}: this is what we pack for you.',
    cancelledSubject: 'Your order {orderId} is cancelled',
    cancelledTitle: 'The order is cancelled',
    cancelledIntro: 'Order {orderId} is cancelled. If you had authorised a payment, the amount is released.',
    unpaidSubject: 'The payment of your order {orderId} failed',
    unpaidTitle: 'The payment failed',
    unpaidIntro:
      'The bank refused the payment of order {orderId}. You have paid nothing: the order waits for another hour, and you can pay it in another way.',
    payAgain: 'Pay the order',
    changedSubject: 'Your order {orderId} has changed',
    changedTitle: 'We have your changes',
    changedIntro: 'Order {orderId} has been changed as you wished. This is what is different.',
    changes: 'Changes',
    added: 'added: {amount}',
    removed: 'removed',
    newSlot: 'New time',
    totalBefore: 'Before',
    when: 'When',
    where: 'Where',
    how: 'Payment',
    goods: 'Products',
    total: 'Total',
    held: 'We have reserved {amount} on your card: you are charged only for what you get.',
    weighed: 'The price of weighed goods is known once they are weighed.',
    see: 'See the order',
    greeting: 'Hello {firstName},',
    signature: 'See you soon, your Bottega',
  },
}
