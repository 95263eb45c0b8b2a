import { useAsk } from '../../../lib/questions/ask.ts'
import { askBilling } from './ask-billing.tsx'

/** Asks for the billing data; answers whether they were saved. */
export function useBillingDialog(): () => Promise<boolean> {
  const ask = useAsk()
  return () => askBilling(ask)
}
