import type { GivenBack } from '@bottega/contract/orders/given-back.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import type { OrderRefund } from './order-refunds.service.ts'

/** The whitelist from the refunds of an order to what staff see. */
export const presentGivenBack = (refunds: readonly OrderRefund[]): GivenBack =>
  refunds.map(({ kind, cents, notChargedCents, voucherCents, createdAt, carriedOutAt }) => ({
    kind,
    amount: eurosFromCents(cents),
    notCharged: eurosFromCents(notChargedCents),
    voucher: eurosFromCents(voucherCents),
    at: createdAt.toISOString(),
    isWaiting: carriedOutAt === null && notChargedCents < cents && kind !== 'ended',
  }))
