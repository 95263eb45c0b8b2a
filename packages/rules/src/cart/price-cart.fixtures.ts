import type { DeliveryTerms } from './delivery-fee.ts'
import type { CartLine, PriceCartInput } from './pricing.ts'
import type { Voucher } from './vouchers/vouchers.ts'

/** One jar at 1.00 with nothing special about it, for tests that name only what matters to them. */
export function lineOf(known: Partial<CartLine>): CartLine {
  return {
    lineId: 1,
    productId: 1,
    quantity: 1000,
    pickedQuantity: null,
    hasVariableWeight: false,
    listPriceCents: 100,
    vatRate: 10,
    promotion: null,
    promotionChoice: null,
    vouchers: [],
    isFirstInfantFormula: false,
    limits: null,
    ...known,
  }
}

export function cartOf(lines: readonly CartLine[], known: Partial<PriceCartInput> = {}): PriceCartInput {
  return { lines, orderVouchers: [], bagFee: null, delivery: null, ...known }
}

export function amountOff(voucherId: number, cents: number, minimumSpendCents = 0): Voucher {
  return { voucherId, discount: { kind: 'amount', cents }, minimumSpendCents }
}

export function percentOff(voucherId: number, percent: number, minimumSpendCents = 0): Voucher {
  return { voucherId, discount: { kind: 'percent', percent }, minimumSpendCents }
}

export const homeDelivery: DeliveryTerms = {
  serviceFeeCents: 690,
  slotFeeCents: null,
  feeSteps: [],
  freeFromCents: 8000,
  minimumSpendCents: 2500,
  vatRate: 22,
  isDiscountable: true,
}
