import type { PricingDifference } from '@bottega/rules/cart/diff.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Cents } from '@bottega/rules/money/cents.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { CatalogProduct } from '../../catalog/catalog.products.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { quantityText } from './quantity-text.ts'

interface Words {
  unavailable: string
  promotionLost: string
  promotionGained: string
  delivery: string
  total: string
  slotLost: string
}

const words: Readonly<Record<Language, Words>> = {
  it: {
    unavailable: 'non disponibile',
    promotionLost: 'senza l’offerta',
    promotionGained: 'ora in offerta',
    delivery: 'consegna',
    total: 'totale',
    slotLost: 'la fascia oraria va scelta di nuovo',
  },
  de: {
    unavailable: 'nicht verfügbar',
    promotionLost: 'ohne das Angebot',
    promotionGained: 'jetzt im Angebot',
    delivery: 'Lieferung',
    total: 'Gesamtbetrag',
    slotLost: 'das Zeitfenster muss neu gewählt werden',
  },
  en: {
    unavailable: 'not available',
    promotionLost: 'without its offer',
    promotionGained: 'now on offer',
    delivery: 'delivery',
    total: 'total',
    slotLost: 'the time slot must be chosen again',
  },
}

/** The changes in the cart, in one sentence's worth of words: "Orata: non disponibile; totale: 20,10 € → 18,60 €". */
export function describeDifferences(
  differences: readonly PricingDifference[],
  isSlotLost: boolean,
  productOf: (lineId: number) => CatalogProduct | undefined,
  language: Language,
): string {
  const texts = differences.map((difference) => describe(difference, productOf, language))
  return [...texts, ...(isSlotLost ? [words[language].slotLost] : [])].join('; ')
}

function describe(
  difference: PricingDifference,
  productOf: (lineId: number) => CatalogProduct | undefined,
  language: Language,
): string {
  const wording = words[language]
  const arrow = (before: Cents, after: Cents) => `${formatPrice(before, language)} → ${formatPrice(after, language)}`
  const product = 'lineId' in difference ? productOf(difference.lineId) : undefined
  const name = product === undefined ? '' : textIn(language, product.name)
  switch (difference.kind) {
    case 'unavailable':
      return `${name}: ${wording.unavailable}`
    case 'quantity': {
      const text = (quantity: number) => quantityText(quantity, product?.terms.sellingMode ?? 'piece', language)
      return `${name}: ${text(difference.before)} → ${text(difference.after)}`
    }
    case 'price':
      return `${name}: ${arrow(difference.before, difference.after)}`
    case 'promotion-lost':
      return `${name}: ${wording.promotionLost}`
    case 'promotion-gained':
      return `${name}: ${wording.promotionGained}`
    case 'delivery':
    case 'total':
      return `${wording[difference.kind]}: ${arrow(difference.before, difference.after)}`
    default:
      return difference satisfies never
  }
}
