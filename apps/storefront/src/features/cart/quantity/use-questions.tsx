import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { isUnusualQuantity } from '@bottega/rules/quantity/unusual-quantity.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { lineKey, type CartLine } from '../../cart-store/cart-line.ts'
import type { AddChoices } from '../../cart-store/cart-store.ts'
import type { ChosenOptions } from './OptionFields.tsx'
import { sellingTermsOf, type SoldProduct } from '../../cart-store/selling.ts'

// Few products need a question, and few are taken out: what asks loads with the first question.
const loadQuestions = () => import('./line-questions.tsx')

export interface PromotionAnswer {
  readonly choices: AddChoices
  readonly quantity: Thousandths
}

/** The questions about a line. An undefined answer means: cancelled, do nothing. */
export interface Questions {
  options: (product: SoldProduct) => Promise<ChosenOptions | undefined>
  /** Whether to use an offer that can be declined; to use one may take more pieces than were wanted. */
  promotion: (product: SoldProduct, quantity: Thousandths) => Promise<PromotionAnswer | undefined>
  /**
   * Asks whether it is wanted though the household does not eat it, and which of their vouchers to use for it; not asked
   * without a profile of food and a voucher.
   */
  ofTheirs: (product: SoldProduct) => Promise<AddChoices | undefined>
  removal: (product: SoldProduct) => Promise<boolean>
  /** Whether such a quantity is intended; asked once for a line, and only above what a household buys. */
  amount: (line: CartLine, quantity: Thousandths) => Promise<boolean>
}

/** Lines with a confirmed unusual quantity, by key, for the life of the page. */
const confirmedLines = new Set<string>()

export function useQuestions(): Questions {
  const ask = useAsk()
  const shopper = useShopperStore()
  return {
    options: async (product) =>
      product.selectOptions.length === 0 ? {} : (await loadQuestions()).askOptions(ask, product),

    promotion: async (product, quantity) =>
      product.warehousePromo?.selectable === true
        ? (await loadQuestions()).askPromotion(ask, product, quantity)
        : { choices: {}, quantity },

    async ofTheirs(product) {
      const { user } = shopper.get()
      if (user.giftCertificatesReceived === 0 && !user.dietVersion) return {}
      return (await import('../../diet/parts.ts')).askOwn(ask, product, user)
    },

    async amount(line, quantity) {
      const key = lineKey(line)
      if (confirmedLines.has(key) || !isUnusualQuantity(quantity, sellingTermsOf(line.product))) return true
      const isConfirmed = await (await loadQuestions()).askAmount(ask, line, quantity)
      if (isConfirmed) confirmedLines.add(key)
      return isConfirmed
    },

    removal: async (product) => (await loadQuestions()).askRemoval(ask, product),
  }
}
