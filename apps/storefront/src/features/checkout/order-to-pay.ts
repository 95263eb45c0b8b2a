const key = 'order_to_pay'

/** Remembers which order the bank's page is about, for a way back that lost it. (Shopping core, section 9) */
export function keepOrderToPay(orderId: number): void {
  sessionStorage.setItem(key, String(orderId))
}

/** The order named by the address, else the one last sent to the bank. */
export function orderToPay(named: string | null): number | undefined {
  const text = named ?? sessionStorage.getItem(key) ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

export function forgetOrderToPay(): void {
  sessionStorage.removeItem(key)
}
