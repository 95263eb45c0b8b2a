import type { Cents } from '../money/cents.ts'
import { settlementOf } from './payment-types.ts'

/** One part that pays for an order, in the state of its attempt. */
export interface PaymentPart {
  readonly paymentTypeId: number
  readonly state: string
  readonly amountCents: Cents
}

/**
 * The state of a part of an order's money: a provider holds it, it is handed over with the goods, it is owed on the
 * company's account, or meal vouchers pay it.
 */
export type MoneyKind = 'held' | 'door' | 'account' | 'meal-voucher'

export interface OrderMoney {
  readonly kind: MoneyKind
  readonly paymentTypeId: number
  readonly cents: Cents
}

/** The state of an order's money, by way of paying; parts still being decided, or taken already, are left out. */
export function orderMoney(parts: readonly PaymentPart[]): OrderMoney[] {
  const sums = new Map<string, OrderMoney>()
  for (const part of parts) {
    const kind = kindOf(part)
    if (kind === undefined) continue
    const key = `${kind} ${part.paymentTypeId}`
    const cents = (sums.get(key)?.cents ?? 0) + part.amountCents
    sums.set(key, { kind, paymentTypeId: part.paymentTypeId, cents })
  }
  return [...sums.values()]
}

function kindOf({ paymentTypeId, state }: PaymentPart): MoneyKind | undefined {
  const settlement = settlementOf(paymentTypeId)
  switch (settlement) {
    case 'online':
      return state === 'authorised' ? 'held' : undefined
    case 'on-delivery':
      return state === 'pending' ? 'door' : undefined
    case 'later':
      return state === 'authorised' || state === 'captured' ? 'account' : undefined
    case 'meal-voucher':
      return state === 'authorised' || state === 'pending' ? 'meal-voucher' : undefined
    case undefined:
      return undefined
    default:
      return settlement satisfies never
  }
}
