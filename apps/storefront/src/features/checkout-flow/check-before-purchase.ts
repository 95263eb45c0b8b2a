import type { RefusalError } from '@bottega/contract/api.ts'
import type { Ask } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import type { ShopperStore } from '../../lib/visit/shopper.ts'
import type { CartStore } from '../cart-store/cart-store.ts'
import { confirmAge } from './confirm-age.tsx'
import type { FlowStep } from './flow-steps.ts'
import { resolvingDialog, purchaseRefusal } from './prepare.ts'

export interface PurchaseCheckParts {
  ask: Ask
  perform: CartStore['perform']
  shopper: ShopperStore
  /** Shows the dialog that resolves a refusal; false when the shopper cancelled. */
  runFlow: (step: FlowStep) => Promise<boolean>
  /** Asks for the data of the invoice where one stands; whether they were saved. */
  askBilling: () => Promise<boolean>
}

/**
 * The check before the purchase, resolving by dialog what a dialog can resolve. Answers the refusal that remains,
 * undefined when there is none, `cancelled` when the shopper cancelled a dialog.
 */
export async function checkBeforePurchase(parts: PurchaseCheckParts): Promise<RefusalError | 'cancelled' | undefined> {
  const tried = new Set<string>()
  for (;;) {
    const refusal = await purchaseRefusal(browserApi(), parts.shopper)
    const code = refusal?.code ?? ''
    if (refusal === undefined || !isResolvable(code) || tried.has(code)) return refusal
    // A dialog that did not help is not shown twice.
    tried.add(code)
    if (!(await resolveByDialog(parts, code))) return 'cancelled'
  }
}

const ageUnconfirmed = 'error.checkout.ageUnconfirmed'
const billingMissing = 'error.checkout.missing_billing_data'
const isResolvable = (code: string) =>
  code === ageUnconfirmed || code === billingMissing || resolvingDialog(code) !== undefined

function resolveByDialog(parts: PurchaseCheckParts, code: string): Promise<boolean> {
  if (code === billingMissing) return parts.askBilling()
  const dialog = resolvingDialog(code)
  return dialog === undefined ? confirmAge(parts) : parts.runFlow({ dialog })
}
