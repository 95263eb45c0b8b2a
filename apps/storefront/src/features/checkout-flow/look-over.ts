import type { RefusalError } from '@bottega/contract/api.ts'
import type { Ask } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import type { ShopperStore } from '../../lib/visit/shopper.ts'
import type { CartStore } from '../cart-store/cart-store.ts'
import { confirmAge } from './confirm-age.tsx'
import type { FlowStep } from './flow-steps.ts'
import { mendingDialog, whatStandsInTheWay } from './prepare.ts'

export interface LookOverParts {
  ask: Ask
  perform: CartStore['perform']
  shopper: ShopperStore
  /** Shows the dialog that resolves a refusal; false when the shopper cancelled. */
  lead: (step: FlowStep) => Promise<boolean>
}

/**
 * The check before the purchase, resolving by dialog what a dialog can resolve. Answers the refusal that remains,
 * undefined when there is none, `turnedBack` when the shopper cancelled a dialog.
 */
export async function lookOver(parts: LookOverParts): Promise<RefusalError | 'turnedBack' | undefined> {
  const mended = new Set<string>()
  for (;;) {
    const refusal = await whatStandsInTheWay(browserApi(), parts.shopper)
    const code = refusal?.code ?? ''
    if (refusal === undefined || !isMendable(code) || mended.has(code)) return refusal
    // A dialog that did not help is not shown twice.
    mended.add(code)
    if (!(await mend(parts, code))) return 'turnedBack'
  }
}

const ageUnconfirmed = 'error.checkout.ageUnconfirmed'
const isMendable = (code: string) => code === ageUnconfirmed || mendingDialog(code) !== undefined

function mend(parts: LookOverParts, code: string): Promise<boolean> {
  const dialog = mendingDialog(code)
  return dialog === undefined ? confirmAge(parts) : parts.lead({ dialog })
}
