import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import type { PickedReason } from '@bottega/rules/fulfilment/price-picked.ts'
import type { Localized } from '../../../kernel/database/columns.ts'

/** Names of the rows in the cart's summary; a promotion's own name takes their place where it has one. */
const names: Readonly<Record<PickedReason, Localized>> = {
  'price-cut': { it: 'Offerta', de: 'Angebot', en: 'Offer' },
  'multi-buy': { it: 'Più pezzi', de: 'Mehr Stück', en: 'Multi-buy' },
  'second-piece': { it: 'Secondo pezzo', de: 'Zweites Stück', en: 'Second piece' },
  'line-voucher': { it: 'Buono sul prodotto', de: 'Produktgutschein', en: 'Product voucher' },
  'order-voucher': { it: 'Buono sulla spesa', de: 'Einkaufsgutschein', en: 'Order voucher' },
  'bag-fee': { it: 'Sacchetti', de: 'Taschen', en: 'Bags' },
  'delivery-fee': { it: 'Consegna', de: 'Lieferung', en: 'Delivery' },
  'substitute-price': {
    it: 'Sostituto al prezzo ordinato',
    de: 'Ersatz zum bestellten Preis',
    en: 'Substitute at the price ordered',
  },
  'weight-gift': {
    it: 'Peso in più, offerto da noi',
    de: 'Mehr Gewicht, auf unsere Kosten',
    en: 'Extra weight, on us',
  },
  'delivery-fee-discount': { it: 'Consegna gratuita', de: 'Kostenlose Lieferung', en: 'Free delivery' },
}

const namesWhenCollected: Partial<Record<PickedReason, Localized>> = {
  'delivery-fee': { it: 'Ritiro', de: 'Abholung', en: 'Pickup' },
  'delivery-fee-discount': { it: 'Ritiro gratuito', de: 'Kostenlose Abholung', en: 'Free pickup' },
}

/** `reason` may be one read back from an order; `deliveryServiceId` is null while a cart has no service. */
export function adjustmentName(reason: string, deliveryServiceId: number | null): Localized {
  if (!Object.hasOwn(names, reason)) return { it: reason }
  const known = reason as PickedReason
  const collected = deliveryServiceId !== null && isCollected(deliveryServiceId)
  return (collected ? namesWhenCollected[known] : undefined) ?? names[known]
}
