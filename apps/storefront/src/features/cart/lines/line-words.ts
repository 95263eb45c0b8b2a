import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { isWeighed } from '../../cart-store/cart-sections.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf } from '../../cart-store/selling.ts'

/** Quantity of a line as on a receipt; weighed goods carry `about`, the word for "roughly". */
export function lineWords(item: CartItemView, locale: Language, about: string): string {
  const mode = sellingModeOf(item.product)
  const quantity = quantityText(thousandthsFromUnits(item.quantity), mode, locale)
  if (mode === 'loose') return `${quantity} · ${about}`
  const words = `${quantity} × ${formatEuros(item.unitPrice, locale)}`
  const weight =
    isWeighed(item) && item.weight !== undefined ? ` · ${about} ${formatNumber(item.weight, locale)} kg` : ''
  return words + weight
}
