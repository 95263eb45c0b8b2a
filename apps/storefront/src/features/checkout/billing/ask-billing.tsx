import { lazy } from 'react'
import type { Ask } from '../../../lib/questions/ask.ts'

const BillingDialog = lazy(() => import('./BillingDialog.tsx').then((m) => ({ default: m.BillingDialog })))

/** Asks for the billing data where one stands; answers whether they were saved. */
export const askBilling = (ask: Ask): Promise<boolean> => ask<boolean>((answer) => <BillingDialog onAnswer={answer} />)
