import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { stepDown, stepUp } from '@bottega/rules/quantity/stepping.ts'
import { useState } from 'react'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingTermsOf, type SoldProduct } from '../../cart-store/selling.ts'
import { quantityWords } from '../words/quantity.ts'

/** The choices from a quantity. Undefined: none, and the note says why. */
export interface QuantityChoice {
  up: (quantity: Thousandths) => Thousandths | undefined
  down: (quantity: Thousandths) => Thousandths
  /** `least` is the smallest that may be chosen here; zero where typing it takes the product out. */
  typed: (text: string, least?: Thousandths) => Promise<Thousandths | undefined>
  /** The limit the last choice met: the minimum, the step, the most there may be. It stands at the field. */
  note: string | undefined
}

/**
 * The rules of stepping and of typed quantities, with their messages; `say` is for a control without a field to put them
 * at. (Shopping core, sections 4 and 5)
 */
export function useQuantityChoice(product: SoldProduct, say?: (note: string) => void): QuantityChoice {
  const t = useTranslations(quantityWords)
  const { locale } = usePageSetting()
  const [note, setNote] = useState<string>()
  const terms = sellingTermsOf(product)
  const { name } = product

  return {
    note,

    up(quantity) {
      const next = stepUp(quantity, terms)
      const maximum = quantityText(terms.maximumQuantity ?? quantity, terms.sellingMode, locale)
      const met = next > quantity ? undefined : t('maximum', { name, maximum })
      setNote(met)
      if (met === undefined) return next
      say?.(met)
      return undefined
    },

    down(quantity) {
      setNote(undefined)
      return stepDown(quantity, terms)
    },

    async typed(text, least = 0) {
      // Few type: what reads and refuses loads on demand.
      const { readTyped } = await import('./typed-quantity.ts')
      const typed = readTyped(text, product, least, locale)
      setNote(typed.note)
      return typed.quantity
    },
  }
}
