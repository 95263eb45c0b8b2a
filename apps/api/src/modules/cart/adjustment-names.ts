import type { AdjustmentReason } from '@bottega/rules/cart/pricing.ts'
import type { Localized } from '../../db/schema/columns.ts'

/** What a row of the cart's summary is called; a promotion's own name is put in its place where it has one. */
export const adjustmentNames: Readonly<Record<AdjustmentReason, Localized>> = {
  'price-cut': { it: 'Offerta', de: 'Angebot', en: 'Offer' },
  'multi-buy': { it: 'Più pezzi', de: 'Mehr Stück', en: 'Multi-buy' },
  'second-piece': { it: 'Secondo pezzo', de: 'Zweites Stück', en: 'Second piece' },
  'line-voucher': { it: 'Buono sul prodotto', de: 'Produktgutschein', en: 'Product voucher' },
  'order-voucher': { it: 'Buono sulla spesa', de: 'Einkaufsgutschein', en: 'Order voucher' },
  'bag-fee': { it: 'Sacchetti', de: 'Taschen', en: 'Bags' },
  'delivery-fee': { it: 'Consegna', de: 'Lieferung', en: 'Delivery' },
  'delivery-fee-discount': { it: 'Consegna gratuita', de: 'Kostenlose Lieferung', en: 'Free delivery' },
}

/** For a reason read back from an order. */
export function adjustmentName(reason: string): Localized {
  return Object.hasOwn(adjustmentNames, reason) ? adjustmentNames[reason as AdjustmentReason] : { it: reason }
}
