import { enterManually } from '@bottega/rules/quantity/manual-entry.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { stepDown, stepUp } from '@bottega/rules/quantity/stepping.ts'
import { useTranslations } from 'use-intl'
import { notifications } from '../../lib/notifications.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import type { CartLine } from './cart-line.ts'
import { quantityText, readQuantity } from './quantity-text.ts'
import { sellingTermsOf } from './selling.ts'
import { useAddToCart, useChangeQuantity, useRemove } from './use-cart.ts'
import { useQuestions } from './use-questions.tsx'

export interface QuantityActions {
  /** From nothing: options, then the promotion to choose, then the add. `chosen` are options decided beforehand. */
  begin: (chosen: CartLine['options'] | undefined, begun: (line: CartLine) => void) => Promise<void>
  increase: () => Promise<void>
  decrease: () => Promise<void>
  enter: (typed: string) => Promise<void>
}

/** What plus, minus, a typed quantity and the first add do to a line. (Shopping core, sections 4 and 5) */
export function useQuantityActions(line: CartLine, quantity: Thousandths): QuantityActions {
  const t = useTranslations('quantity')
  const { locale } = usePageSetting()
  const add = useAddToCart()
  const change = useChangeQuantity()
  const remove = useRemove()
  const questions = useQuestions()
  const { product } = line
  const terms = sellingTermsOf(product)

  const inWords = (amount: Thousandths) => quantityText(amount, terms.sellingMode, locale)
  const sayMaximum = (maximum: Thousandths) =>
    notifications.notify('warning', t('maximum', { name: product.name, maximum: inWords(maximum) }))

  async function bringTo(next: Thousandths) {
    if (next > 0) return change(line, next)
    if (await questions.removal(product)) await remove(line)
  }

  return {
    async begin(chosen, begun) {
      const options = chosen ?? (await questions.options(product))
      const choices = options && (await questions.promotion(product))
      if (!choices) return
      const wanted = { product, options }
      begun(wanted)
      await add(wanted, stepUp(0, terms), choices)
    },

    async increase() {
      const next = stepUp(quantity, terms)
      if (next > quantity) await change(line, next)
      else sayMaximum(terms.maximumQuantity ?? quantity)
    },

    decrease: () => bringTo(stepDown(quantity, terms)),

    async enter(typed) {
      const entered = readQuantity(typed, terms.sellingMode)
      if (entered === undefined) return notifications.notify('error', t('unreadable'))
      const entry = enterManually(entered, terms)
      switch (entry.outcome) {
        case 'below-minimum':
          return notifications.notify('error', t('minimum', { name: product.name, minimum: inWords(entry.minimum) }))
        case 'not-whole':
          return notifications.notify('error', t('notWhole', { name: product.name }))
        case 'limited':
          sayMaximum(entry.maximum)
          return bringTo(entry.quantity)
        case 'rounded':
          notifications.notify('warning', t('rounded', { name: product.name, quantity: inWords(entry.quantity) }))
          return bringTo(entry.quantity)
        case 'ok':
          return bringTo(entry.quantity)
        default:
          return entry satisfies never
      }
    },
  }
}
