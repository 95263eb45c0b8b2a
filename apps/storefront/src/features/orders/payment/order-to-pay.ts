import { idIn } from '../../../lib/page/address-numbers.ts'
import { forget, keep, kept } from '../../../lib/storage/kept.ts'

/**
 * Stores which order the provider's page is about, for a return without it in the address. (Shopping core, section 9)
 */
export function keepOrderToPay(orderId: number): void {
  keep('order_to_pay', orderId)
}

/** The order in the address, else the one last sent to the provider. */
export function orderToPay(named: string | null): number | undefined {
  const known = kept('order_to_pay')
  return idIn(named) ?? (typeof known === 'number' ? known : undefined)
}

export function forgetOrderToPay(): void {
  forget('order_to_pay')
}
