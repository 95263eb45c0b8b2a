import { type WayToPay, waysToPay } from '@bottega/rules/payments/payment-types.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { findAllWaysToPay } from './stores.queries.ts'

const names: Readonly<Record<WayToPay, Localized>> = {
  card: { it: 'carta online', de: 'Karte online', en: 'card online' },
  paypal: { it: 'PayPal' },
  satispay: { it: 'Satispay' },
  other_online: { it: 'pagamento dal conto', de: 'Zahlung vom Konto', en: 'payment from an account' },
  meal_voucher_card: { it: 'carta buoni pasto', de: 'Essenskarte', en: 'meal voucher card' },
  meal_voucher_app: { it: 'app buoni pasto', de: 'Essens-App', en: 'meal voucher app' },
  meal_voucher_paper: { it: 'buoni pasto cartacei', de: 'Essensgutscheine', en: 'paper meal vouchers' },
  cash: { it: 'contanti alla consegna o al ritiro', de: 'bar bei der Übergabe', en: 'cash at the hand-over' },
  card_at_the_door: {
    it: 'carta alla consegna o al ritiro',
    de: 'Karte bei der Übergabe',
    en: 'card at the hand-over',
  },
  on_account: {
    it: 'pagamento differito per le imprese con un accordo',
    de: 'Zahlung auf Ziel für Firmen mit einer Vereinbarung',
    en: 'deferred payment for companies with an agreement',
  },
  summary_invoice: {
    it: 'fattura riepilogativa per le imprese con un accordo',
    de: 'Sammelrechnung für Firmen mit einer Vereinbarung',
    en: 'summary invoice for companies with an agreement',
  },
}

/**
 * The ways to pay that some store accepts, as a list in words; empty before there is a store. A consumer may read them
 * before anything is in the cart (art. 51, paragraph 3, of the consumer code).
 */
export async function waysToPayInWords(db: Reader, language: Language): Promise<string> {
  const accepted = await findAllWaysToPay(db)
  return waysToPay
    .filter((way) => accepted.has(way))
    .map((way) => textIn(language, names[way]))
    .join(', ')
}
