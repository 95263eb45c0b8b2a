import { idIn } from '../../../lib/page/address-numbers.ts'
import { removeStored, writeStored, readStored } from '../../../lib/storage/stored.ts'

/**
 * Stores which order the provider's page is about, for a return without it in the address. (Shopping core, section 9)
 */
export function storeOrderToPay(orderId: number): void {
  writeStored('order_to_pay', orderId)
}

/** The order in the address, else the one last sent to the provider. */
export function orderToPay(named: string | null): number | undefined {
  const known = readStored('order_to_pay')
  return idIn(named) ?? (typeof known === 'number' ? known : undefined)
}

export function removeOrderToPay(): void {
  removeStored('order_to_pay')
}
