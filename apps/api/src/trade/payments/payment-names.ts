import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { paymentType, type PaymentTypeId, type WayToPay } from '@bottega/rules/payments/payment-types.ts'
import type { Localized } from '../../kernel/database/columns.ts'

/** The names of payment types that customers see. (Account and after-sales, section 9) */
const names: Readonly<Record<PaymentTypeId, Localized>> = {
  [paymentType.online]: { it: 'Pagamento online', de: 'Online-Zahlung', en: 'Online payment' },
  [paymentType.onDelivery]: { it: 'Alla consegna', de: 'Bei der Übergabe', en: 'On delivery' },
  [paymentType.deferred]: { it: 'Pagamento differito', de: 'Zahlung auf Ziel', en: 'Deferred payment' },
  [paymentType.card]: { it: 'Carta online', de: 'Karte online', en: 'Card online' },
  [paymentType.payPal]: { it: 'PayPal', de: 'PayPal', en: 'PayPal' },
  [paymentType.mealVoucherPaper]: { it: 'Buoni pasto cartacei', de: 'Essensgutscheine', en: 'Paper meal vouchers' },
  [paymentType.mealVoucherCard]: { it: 'Carta buoni pasto', de: 'Essenskarte', en: 'Meal voucher card' },
  [paymentType.mealVoucherApp]: { it: 'App buoni pasto', de: 'Essens-App', en: 'Meal voucher app' },
  [paymentType.satispay]: { it: 'Satispay', de: 'Satispay', en: 'Satispay' },
  [paymentType.consolidatedInvoice]: { it: 'Fattura riepilogativa', de: 'Sammelrechnung', en: 'Summary invoice' },
}

/** The names that differ where the customer comes to collect the goods. */
const namesWhenCollected: Partial<Record<PaymentTypeId, Localized>> = {
  [paymentType.onDelivery]: { it: 'Al ritiro', de: 'Bei der Abholung', en: 'At pickup' },
}

const nothing: Localized = { it: '' }

/** `deliveryServiceId` is that of the cart or order to be paid; null while none is chosen. */
export function paymentTypeName(paymentTypeId: number, deliveryServiceId: number | null): Localized {
  const id = paymentTypeId as PaymentTypeId
  const collected = deliveryServiceId !== null && isCollected(deliveryServiceId)
  return (collected ? namesWhenCollected[id] : undefined) ?? names[id] ?? nothing
}

/** Tells a customer what happens if this type is chosen, where the store accepts `ways`. */
export function paymentTypeDescription(
  paymentTypeId: number,
  deliveryServiceId: number | null,
  ways: readonly WayToPay[],
): Localized {
  const id = paymentTypeId as PaymentTypeId
  const collected = deliveryServiceId !== null && isCollected(deliveryServiceId)
  if (id === paymentType.onDelivery && !ways.includes('cash')) return onlyCard[collected ? 'collected' : 'delivered']
  if (id === paymentType.onDelivery && !ways.includes('card_at_the_door'))
    return onlyCash[collected ? 'collected' : 'delivered']
  return (collected ? descriptionsWhenCollected[id] : undefined) ?? descriptions[id] ?? nothing
}

const onlyCash = {
  collected: {
    it: 'Paghi in contanti quando ritiri la spesa; carte non ne prendiamo.',
    de: 'Du zahlst bar beim Abholen; Karten nehmen wir dort nicht.',
    en: 'You pay in cash when you pick up your shopping; we take no cards there.',
  },
  delivered: {
    it: 'Paghi in contanti quando ricevi la spesa; chi consegna non prende carte.',
    de: 'Du zahlst bar bei der Übergabe; wer liefert, nimmt keine Karten.',
    en: 'You pay in cash when you get your shopping; the driver takes no cards.',
  },
}

const onlyCard = {
  collected: {
    it: 'Paghi con la carta quando ritiri la spesa; contanti non ne prendiamo.',
    de: 'Du zahlst mit Karte beim Abholen; Bargeld nehmen wir dort nicht.',
    en: 'You pay by card when you pick up your shopping; we take no cash there.',
  },
  delivered: {
    it: 'Paghi con la carta quando ricevi la spesa; chi consegna non prende contanti.',
    de: 'Du zahlst mit Karte bei der Übergabe; wer liefert, nimmt kein Bargeld.',
    en: 'You pay by card when you get your shopping; the driver takes no cash.',
  },
}

const descriptionsWhenCollected: Partial<Record<PaymentTypeId, Localized>> = {
  [paymentType.onDelivery]: {
    it: 'Paghi quando ritiri la spesa, in contanti o con carta.',
    de: 'Du zahlst beim Abholen, bar oder mit Karte.',
    en: 'You pay when you pick up your shopping, in cash or by card.',
  },
  [paymentType.mealVoucherPaper]: {
    it: 'Consegni i buoni quando ritiri la spesa; il resto lo paghi in un altro modo.',
    de: 'Du gibst die Gutscheine beim Abholen ab; den Rest zahlst du anders.',
    en: 'You hand over the vouchers when you pick up your shopping; the rest is paid in another way.',
  },
}

const descriptions: Readonly<Record<PaymentTypeId, Localized>> = {
  [paymentType.card]: {
    it: 'Paghi sulla pagina della banca. L’addebito arriva dopo la preparazione, per quello che hai ricevuto.',
    de: 'Du zahlst auf der Seite der Bank. Abgebucht wird nach dem Packen, für das, was du bekommst.',
    en: 'You pay on the bank’s page. You are charged once your shopping is packed, for what you get.',
  },
  [paymentType.payPal]: {
    it: 'Approvi con il tuo conto PayPal, senza scrivere dati della carta.',
    de: 'Du gibst mit deinem PayPal-Konto frei, ohne Kartendaten zu schreiben.',
    en: 'You approve with your PayPal account, without writing card data.',
  },
  [paymentType.satispay]: {
    it: 'Confermi nell’app sul telefono: la risposta arriva da sola.',
    de: 'Du bestätigst in der App am Telefon: die Antwort kommt von selbst.',
    en: 'You confirm in the app on your phone: the answer comes by itself.',
  },
  [paymentType.online]: {
    it: 'Paghi dal conto corrente, sulla pagina della tua banca.',
    de: 'Du zahlst vom Konto, auf der Seite deiner Bank.',
    en: 'You pay from your account, on your bank’s page.',
  },
  [paymentType.onDelivery]: {
    it: 'Paghi quando ricevi la spesa, in contanti o con carta.',
    de: 'Du zahlst bei der Übergabe, bar oder mit Karte.',
    en: 'You pay when you get your shopping, in cash or by card.',
  },
  [paymentType.mealVoucherCard]: {
    it: 'I buoni pagano gli alimenti, il resto lo paghi in un altro modo.',
    de: 'Gutscheine zahlen Lebensmittel, den Rest zahlst du anders.',
    en: 'Vouchers pay for food, the rest is paid in another way.',
  },
  [paymentType.mealVoucherApp]: {
    it: 'Confermi i buoni nell’app; il resto lo paghi in un altro modo.',
    de: 'Du bestätigst die Gutscheine in der App; den Rest zahlst du anders.',
    en: 'You confirm the vouchers in the app; the rest is paid in another way.',
  },
  [paymentType.mealVoucherPaper]: {
    it: 'Consegni i buoni quando ricevi la spesa; il resto lo paghi in un altro modo.',
    de: 'Du gibst die Gutscheine bei der Übergabe ab; den Rest zahlst du anders.',
    en: 'You hand over the vouchers when you get your shopping; the rest is paid in another way.',
  },
  [paymentType.deferred]: {
    it: 'Paghi alla scadenza concordata, entro il fido della tua azienda.',
    de: 'Du zahlst zum vereinbarten Termin, im Kreditrahmen deiner Firma.',
    en: 'You pay when agreed, within your company’s credit.',
  },
  [paymentType.consolidatedInvoice]: {
    it: 'L’ordine entra nella fattura riepilogativa del mese.',
    de: 'Die Bestellung kommt in die Sammelrechnung des Monats.',
    en: 'The order goes into the month’s summary invoice.',
  },
}
