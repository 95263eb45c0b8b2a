import { enterManually } from '@bottega/rules/quantity/manual-entry.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { stepDown, stepUp } from '@bottega/rules/quantity/stepping.ts'
import { notifications } from '../../../lib/notices/notifications.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { errorsWords } from '../../../lib/words/shared/errors.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { quantityText, readQuantity } from '../../cart-store/quantity-text.ts'
import { sellingTermsOf, type SoldProduct } from '../../cart-store/selling.ts'
import { quantityWords } from '../words/quantity.ts'

/** The choices from a quantity. Undefined: none, and the shopper has been told why. */
export interface QuantityChoice {
  up: (quantity: Thousandths) => Thousandths | undefined
  down: (quantity: Thousandths) => Thousandths
  typed: (text: string) => Thousandths | undefined
}

/** The rules of stepping and of typed quantities, with their messages. (Shopping core, sections 4 and 5) */
export function useQuantityChoice(product: SoldProduct): QuantityChoice {
  const t = useTranslations(quantityWords)
  const refusals = useTranslations(errorsWords)
  const { locale } = usePageSetting()
  const terms = sellingTermsOf(product)
  const { name } = product

  const inWords = (amount: Thousandths) => quantityText(amount, terms.sellingMode, locale)
  const notifyMaximum = (maximum: Thousandths) =>
    notifications.notify('warning', t('maximum', { name, maximum: inWords(maximum) }))
  const refuse = (why: string) => {
    notifications.notify('error', why)
    return undefined
  }

  return {
    up(quantity) {
      const next = stepUp(quantity, terms)
      if (next > quantity) return next
      notifyMaximum(terms.maximumQuantity ?? quantity)
      return undefined
    },

    down: (quantity) => stepDown(quantity, terms),

    typed(text) {
      const entered = readQuantity(text, terms.sellingMode)
      if (entered === undefined) return refuse(t('unreadable'))
      const entry = enterManually(entered, terms)
      switch (entry.outcome) {
        case 'below-minimum':
          return refuse(refusals('minAcq', { name, minimum: inWords(entry.minimum) }))
        case 'not-whole':
          return refuse(t('notWhole', { name }))
        case 'limited':
          notifyMaximum(entry.maximum)
          return entry.quantity
        case 'rounded':
          notifications.notify('warning', t('rounded', { name, quantity: inWords(entry.quantity) }))
          return entry.quantity
        case 'ok':
          return entry.quantity
        default:
          return entry satisfies never
      }
    },
  }
}
