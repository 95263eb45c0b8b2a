import type { AdjustmentReason } from '@bottega/rules/cart/pricing.ts'
import type { Localized } from '../../db/schema/columns.ts'

/** What stands beside an amount between the goods and the total. */
const names: Readonly<Record<AdjustmentReason, Localized>> = {
  'price-cut': { it: 'Offerta', de: 'Angebot', en: 'Offer' },
  'multi-buy': { it: 'Più pezzi, meno spesa', de: 'Mehr nehmen, weniger zahlen', en: 'Multi-buy offer' },
  'second-piece': { it: 'Sconto sul secondo pezzo', de: 'Rabatt auf das zweite Stück', en: 'Second piece discount' },
  'line-voucher': { it: 'Buono sul prodotto', de: 'Produktgutschein', en: 'Product voucher' },
  'order-voucher': { it: 'Buono sulla spesa', de: 'Einkaufsgutschein', en: 'Shopping voucher' },
  'bag-fee': { it: 'Sacchetti', de: 'Tüten', en: 'Bags' },
  'delivery-fee': { it: 'Consegna', de: 'Lieferung', en: 'Delivery' },
  'delivery-fee-discount': { it: 'Consegna gratuita', de: 'Kostenlose Lieferung', en: 'Free delivery' },
}

export function adjustmentName(reason: string): Localized {
  return Object.hasOwn(names, reason) ? names[reason as AdjustmentReason] : { it: reason }
}
