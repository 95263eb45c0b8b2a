import { lazy } from 'react'
import { useAsk } from '../../../lib/questions/ask.ts'

const BillingDialog = lazy(() => import('./BillingDialog.tsx').then((m) => ({ default: m.BillingDialog })))

/** Asks for the billing data; answers whether they were saved. */
export function useBillingDialog(): () => Promise<boolean> {
  const ask = useAsk()
  return () => ask<boolean>((answer) => <BillingDialog onAnswer={answer} />)
}
