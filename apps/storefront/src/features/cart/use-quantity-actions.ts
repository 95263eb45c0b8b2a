import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { CartLine } from './cart-line.ts'
import { useAddToCart, useChangeQuantity, useRemove } from './use-cart.ts'
import { useQuestions } from './use-questions.tsx'

export interface QuantityActions {
  /** From nothing: options, then the promotion to choose, then a voucher, then the add. `chosen` are options decided beforehand. */
  begin: (
    quantity: Thousandths,
    chosen: CartLine['options'] | undefined,
    begun: (line: CartLine) => void,
  ) => Promise<boolean>
  /** To another quantity; zero asks first. Answers false when the shopper turned back. */
  bringTo: (quantity: Thousandths) => Promise<boolean>
}

/** How a chosen quantity gets into the cart. (Shopping core, section 4) */
export function useQuantityActions(line: CartLine): QuantityActions {
  const add = useAddToCart()
  const change = useChangeQuantity()
  const remove = useRemove()
  const questions = useQuestions()
  const { product } = line

  return {
    async begin(quantity, chosen, begun) {
      const options = chosen ?? (await questions.options(product))
      const promotion = options && (await questions.promotion(product))
      const giftCode = promotion && (await questions.giftCode(product))
      if (!giftCode) return false
      const wanted = { product, options }
      begun(wanted)
      return add(wanted, quantity, { ...promotion, ...giftCode })
    },

    async bringTo(quantity) {
      if (quantity === 0 && !(await questions.removal(product))) return false
      await (quantity > 0 ? change(line, quantity) : remove(line))
      return true
    },
  }
}
