import type { LimitRemark } from '@bottega/rules/cart/limits.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { CatalogProduct } from '../catalog/catalog.products.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { quantityText } from './presenters/quantity-text.ts'

/** The text for the limit that reduced the quantity of a line. */
export function limitRemark(remark: LimitRemark, product: CatalogProduct, language: Language): Remark {
  const name = textIn(language, product.name)
  const text = (quantity: number) => quantityText(quantity, product.terms.sellingMode, language)
  switch (remark.limit) {
    case 'product-maximum':
      return { code: 'warning.cart.quantityLimited', values: { name, maximum: text(remark.maximum) } }
    case 'stock':
      return { code: 'warning.cart.stockLimited', values: { name, maximum: text(remark.maximum) } }
    case 'class-maximum': {
      const limited = product.classes.find(({ classId }) => classId === remark.classId)
      const className = limited === undefined ? name : textIn(language, limited.name)
      return { code: 'warning.cart.classLimited', values: { name, className, maximum: text(remark.maximum) } }
    }
    case 'product-minimum':
      return { code: 'errors.minAcq', values: { name, minimum: text(remark.minimum) } }
    default:
      return remark satisfies never
  }
}
