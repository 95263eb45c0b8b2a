import { vouchersList, vouchersThreshold } from '@bottega/contract/vouchers/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { emptyOnFailure } from '../../lib/api/empty-on-failure.ts'

export interface WaitingVoucher {
  readonly voucher: MyVoucherView
  /** Euro still to be spent until it is valid; 0 once that is reached, and without such a condition. */
  readonly missing: number
}

/**
 * Vouchers the customer has and has not applied to the cart, with the amount missing for those that require a minimum.
 */
export async function loadMyVouchers(api: Api): Promise<readonly WaitingVoucher[]> {
  const [{ data }, thresholds] = await Promise.all([
    api.call(vouchersList),
    emptyOnFailure(
      'Shopping core, section 8: gift code actions fail silently',
      api.call(vouchersThreshold).then((reply) => reply.data.thresholds),
    ),
  ])
  const missing = new Map(thresholds.map((one) => [one.giftCertificate.giftCertificateId, one.missing]))
  return data.giftCertificates
    .filter((one) => one.userGiftCertificates.some(({ cartId }) => cartId === undefined))
    .map((voucher) => ({ voucher, missing: missing.get(voucher.giftCertificateId) ?? 0 }))
}
