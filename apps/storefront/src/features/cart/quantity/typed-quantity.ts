import { enterManually } from '@bottega/rules/quantity/manual-entry.ts'
import { oneUnit, type Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { unitWords } from '@bottega/rules/quantity/unit-words.ts'
import {
  quantityWritten,
  type BaseAmount,
  type CountedGoods,
  type WrittenQuantity,
} from '@bottega/rules/quantity/written-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { errorsWords } from '../../../lib/words/shared/errors.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { contentText, quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf, sellingTermsOf, thousandths, type SoldProduct } from '../../cart-store/selling.ts'
import { quantityWords } from '../words/quantity.ts'
import { typedQuantityWords } from '../words/typed-quantity.ts'

/** The outcome of typing a quantity; without a quantity nothing changes, and the note says why. */
export interface TypedQuantity {
  readonly quantity?: Thousandths
  readonly note?: string
}

/** `least` is the smallest that may be chosen. (Shopping core, section 5; docs/decisions/0801) */
export function readTyped(text: string, product: SoldProduct, least: Thousandths, locale: Language): TypedQuantity {
  const words = wordsFor(product, locale)
  const written = quantityWritten(text, countedGoodsOf(product))
  if (written.outcome !== 'ok') return { note: words.unread(written) }
  if (written.quantity < least) return { note: words.minimum(least) }
  const entry = enterManually(written.quantity, sellingTermsOf(product))
  switch (entry.outcome) {
    case 'below-minimum':
      return { note: words.minimum(entry.minimum) }
    case 'not-whole':
      return { note: words.notWhole() }
    case 'limited':
      return { quantity: entry.quantity, note: words.maximum(entry.maximum) }
    case 'rounded':
      return { quantity: entry.quantity, note: words.rounded(entry.quantity) }
    case 'ok':
      return { quantity: entry.quantity }
    default:
      return entry satisfies never
  }
}

/**
 * The quantity to add of goods for the amount of a list: at least that much, in quantities the shop sells. Undefined
 * where the amount does not count such goods, grams of eggs for one.
 */
export function quantityForList(amount: string, product: SoldProduct): Thousandths | undefined {
  const written = quantityWritten(amount, countedGoodsOf(product))
  if (written.outcome !== 'ok' && written.outcome !== 'part-of-piece') return undefined
  const terms = sellingTermsOf(product)
  const whole = terms.sellingMode === 'loose' ? written.quantity : Math.ceil(written.quantity / oneUnit) * oneUnit
  const entry = enterManually(whole, terms)
  if (entry.outcome === 'not-whole') return undefined
  return entry.outcome === 'below-minimum' ? entry.minimum : entry.quantity || undefined
}

/** The figures by which a shopper's own words for a quantity are read: the content of a piece, or about its weight. */
function countedGoodsOf(product: SoldProduct): CountedGoods {
  const { WEIGHT_SELLING, WEIGHT_UNIT_SELLING, WEIGHT_SELLING_SINGLE_UNIT } = product.productInfos
  return {
    sellingMode: sellingModeOf(product),
    content: contentOf(Number(WEIGHT_SELLING ?? 0), WEIGHT_UNIT_SELLING ?? ''),
    pieceWeight: thousandths(WEIGHT_SELLING_SINGLE_UNIT),
  }
}

function contentOf(amount: number, unit: string): BaseAmount | undefined {
  const known = unitWords[unit.toLowerCase()]
  return known && amount > 0 ? { amount: amount * known[1], unit: known[0] } : undefined
}

type Unread = Exclude<WrittenQuantity, { outcome: 'ok' }>

function wordsFor(product: SoldProduct, locale: Language) {
  const t = translatorOf(typedQuantityWords, locale)
  const terms = sellingTermsOf(product)
  const { name } = product
  const inWords = (amount: Thousandths) => quantityText(amount, terms.sellingMode, locale)

  function unread(written: Unread): string {
    switch (written.outcome) {
      case 'unreadable':
        return t('unreadable')
      case 'by-weight':
        return t('byWeight', { name, example: inWords(terms.firstWeight) })
      case 'by-piece':
        return t('byPiece', { name })
      case 'part-of-piece':
        return t('partOfPiece', { name, content: contentText(written.content, locale) })
      default:
        return written satisfies never
    }
  }

  return {
    unread,
    minimum: (minimum: Thousandths) => translatorOf(errorsWords, locale)('minAcq', { name, minimum: inWords(minimum) }),
    maximum: (maximum: Thousandths) =>
      translatorOf(quantityWords, locale)('maximum', { name, maximum: inWords(maximum) }),
    notWhole: () => t('notWhole', { name }),
    rounded: (quantity: Thousandths) =>
      t('rounded', { name, step: inWords(terms.quantityMultiple), quantity: inWords(quantity) }),
  }
}
