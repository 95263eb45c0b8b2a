import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { useRef } from 'react'
import { useCartStore } from '../../cart-store/cart-context.ts'
import type { CartLine } from '../../cart-store/cart-line.ts'
import type { SoldProduct } from '../../cart-store/selling.ts'
import { useAddToCart, useChangeQuantity, useRemove } from '../../cart-store/use-cart.ts'
import { useQuestions } from './use-questions.tsx'

/** Options of a line, when they are chosen elsewhere on the page, and a callback when the add begins. */
interface Beginning {
  readonly chosen?: CartLine['options'] | undefined
  readonly onBegun?: (line: CartLine) => void
}

/**
 * Adds a new line: options, then the promotion to choose, then what their profile of food and their vouchers ask, then
 * the add. Answers whether it is in. Pressed again while it asks or waits, it does nothing: the questions would come a
 * second time.
 */
export function useBegin(): (product: SoldProduct, quantity: Thousandths, beginning?: Beginning) => Promise<boolean> {
  const store = useCartStore()
  const add = useAddToCart()
  const questions = useQuestions()
  const isBusy = useRef(false)

  async function begin(product: SoldProduct, asked: Thousandths, { chosen, onBegun }: Beginning): Promise<boolean> {
    const options = chosen ?? (await questions.options(product))
    const promotion = options && (await questions.promotion(product, asked))
    const own = promotion && (await questions.ofTheirs(product))
    if (!own) return false
    const { quantity, choices } = promotion
    const wanted = { product, options }
    if (!(await questions.amount(wanted, store.quantityOf(wanted) + quantity))) return false
    onBegun?.(wanted)
    return add(wanted, quantity, { ...choices, ...own })
  }

  return async (product, quantity, beginning = {}) => {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      return await begin(product, quantity, beginning)
    } finally {
      isBusy.current = false
    }
  }
}

/**
 * Changes the quantity of a line in the cart; zero asks first, and so does an unusual quantity. Answers false when the
 * shopper cancelled or the shop refused. (Shopping core, section 4)
 */
export function useSetLineQuantity(line: CartLine): (quantity: Thousandths) => Promise<boolean> {
  const change = useChangeQuantity()
  const store = useCartStore()
  const { removal, amount } = useQuestions()
  return async (quantity) => {
    const isMore = quantity > store.quantityOf(line)
    const isConfirmed = quantity === 0 ? removal(line.product) : !isMore || amount(line, quantity)
    return (await isConfirmed) && change(line, quantity)
  }
}

/** Takes a line out after the shopper has confirmed it; answers whether it is out. (Shopping core, section 8) */
export function useTakeOut(): (line: CartLine) => Promise<boolean> {
  const remove = useRemove()
  const { removal } = useQuestions()
  return async (line) => {
    return (await removal(line.product)) && remove(line)
  }
}
