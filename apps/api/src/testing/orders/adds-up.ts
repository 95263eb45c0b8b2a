import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { expect } from 'vitest'

/** Rows of the summary and lines at list price are the total, whatever was added. */
export function expectAddsUp(view: CartView): void {
  const cents = (euro: number) => Math.round(euro * 100)
  const lines = (view.cartItems ?? []).reduce((sum, item) => sum + cents(item.totalStandard), 0)
  const rows = view.orderAdjustmentSummary.orderAdjustments.reduce((sum, row) => sum + cents(row.amount), 0)
  expect(lines + rows).toBe(cents(view.total))
}
