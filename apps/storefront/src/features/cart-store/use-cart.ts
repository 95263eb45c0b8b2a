import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { useSyncExternalStore } from 'react'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useShopperPart, useShopperStore } from '../../lib/visit/shopper.ts'
import { useCheckoutFlow } from '../../lib/questions/flow-context.ts'
import { useCartStore } from './cart-context.ts'
import { itemOf, lineKey, quantityOf, type CartLine } from './cart-line.ts'
import type { AddChoices, LineOutcome } from './cart-store.ts'
import { storePendingAdd } from './pending-add.ts'

/** Quantity of a line: the requested one until the shop has answered, then the cart's. */
export function useLineQuantity(line: CartLine): Thousandths {
  const { wanted } = useCartStore()
  const inCart = useShopperPart(({ cart }) => quantityOf(itemOf(cart, line)))
  const key = lineKey(line)
  const waiting = useSyncExternalStore(
    wanted.subscribe,
    () => wanted.get().get(key),
    () => undefined,
  )
  return waiting ?? inCart
}

/**
 * Adds to a line of the cart, after the dialogs that must come first. Answers whether it is in. (Shopping core, section
 * 4)
 */
export function useAddToCart(): (line: CartLine, quantity: Thousandths, choices?: AddChoices) => Promise<boolean> {
  const store = useCartStore()
  const shopper = useShopperStore()
  const { ensureReady } = useCheckoutFlow()
  const report = useReport()
  return async (line, quantity, choices = {}) => {
    const onRestart = () => storePendingAdd({ line, quantity, choices })
    if (!(await ensureReady({ onRestart }))) return false
    // Read only now: another tab may have added some meanwhile.
    const add = () => store.setQuantity(line, store.quantityOf(line) + quantity, choices)
    const before = shopper.get().cart
    let outcome = await add()
    if (outcome.kind === 'refused' && isFlowRefusal(outcome.refusal.code)) {
      if (!(await ensureReady({ onRestart }))) return false
      outcome = await add()
    }
    void report(line, outcome, before)
    if (choices.giftCode !== undefined && outcome.kind === 'settled') {
      const { layGiftCode } = await import('./vouchers/goods-vouchers.ts')
      await layGiftCode(store, shopper, line, choices.giftCode)
    }
    return outcome.kind !== 'refused'
  }
}

/** Sets the quantity of a line that is in the cart, unless the shop refuses; `useRemove` is for zero. */
export function useChangeQuantity(): (line: CartLine, quantity: Thousandths) => Promise<boolean> {
  const store = useCartStore()
  const shopper = useShopperStore()
  const report = useReport()
  return async (line, quantity) => {
    const before = shopper.get().cart
    const outcome = await store.setQuantity(line, quantity)
    void report(line, outcome, before)
    return outcome.kind !== 'refused'
  }
}

/** Takes a line out unless the shop refuses; the caller has asked the shopper before. */
export function useRemove(): (line: CartLine) => Promise<boolean> {
  const change = useChangeQuantity()
  return (line) => change(line, 0)
}

/** The shop found address or slot missing although this page had them. */
function isFlowRefusal(code = ''): boolean {
  return /^error\.cart\.(address|timeslot)Required$/.test(code)
}

/**
 * Shows the result of a requested quantity; `before` is the cart as it was. The texts load separately: the shelves do
 * without them.
 */
function useReport(): (line: CartLine, outcome: LineOutcome, before: CartView) => Promise<void> {
  const store = useCartStore()
  const shopper = useShopperStore()
  return async (line, outcome, before) => {
    if (outcome.kind === 'refused') notifyRemarks(outcome.refusal.response)
    if (outcome.kind !== 'settled' || outcome.by === 0) return
    const { reportChange } = await import('./report-change.ts')
    reportChange({ store, shopper }, line, outcome, before)
  }
}
