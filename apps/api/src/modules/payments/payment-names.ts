import { paymentType, type PaymentTypeId } from '@bottega/rules/payments/payment-types.ts'
import type { Localized } from '../../db/schema/columns.ts'

/** What people call the ways of paying. (Account spec, section 9) */
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

const nothing: Localized = { it: '' }

export function paymentTypeName(paymentTypeId: number): Localized {
  return names[paymentTypeId as PaymentTypeId] ?? nothing
}

/** What happens when it is chosen. */
export const paymentTypeDescriptions: Readonly<Partial<Record<PaymentTypeId, Localized>>> = {
  [paymentType.card]: {
    it: 'Paghi sulla pagina della banca. L’addebito arriva dopo la preparazione, per quello che hai ricevuto.',
    de: 'Du zahlst auf der Seite der Bank. Abgebucht wird nach dem Packen, für das, was du bekommst.',
    en: 'You pay on the bank’s page. You are charged once your shopping is packed, for what you get.',
  },
  [paymentType.onDelivery]: {
    it: 'Paghi quando ricevi la spesa, in contanti o con carta.',
    de: 'Du zahlst bei der Übergabe, bar oder mit Karte.',
    en: 'You pay when you get your shopping, in cash or by card.',
  },
}
