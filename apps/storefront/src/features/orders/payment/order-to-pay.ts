import { idIn } from '../../../lib/page/address-numbers.ts'
import { forget, keep, kept } from '../../../lib/storage/kept.ts'

/** Remembers which order the bank's page is about, for a way back that lost it. (Shopping core, section 9) */
export function keepOrderToPay(orderId: number): void {
  keep('order_to_pay', orderId)
}

/** The order named by the address, else the one last sent to the bank. */
export function orderToPay(named: string | null): number | undefined {
  const known = kept('order_to_pay')
  return idIn(named) ?? (typeof known === 'number' ? known : undefined)
}

export function forgetOrderToPay(): void {
  forget('order_to_pay')
}
