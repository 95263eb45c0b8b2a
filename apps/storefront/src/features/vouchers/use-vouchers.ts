import { vouchersAddCode, vouchersRemoveCode, vouchersSendCode } from '@bottega/contract/vouchers/calls.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCartStore } from '../cart-store/cart-context.ts'
import { giftCodeAction, type GiftCodeCall, type GiftCodeOutcome } from '../cart-store/vouchers/gift-code-action.ts'

const query = { show_sectors: true }

export interface VoucherActions {
  /** The code whose call is in flight. */
  busy: string | undefined
  /** Applies a voucher to the order, or to the given line. */
  use: (code: string, itemId?: number) => Promise<GiftCodeOutcome>
  remove: (code: string, itemId?: number) => Promise<GiftCodeOutcome>
}

/** Applies vouchers to the cart and removes them; the caller gets the result as the answer. */
export function useVouchers(): VoucherActions {
  const store = useCartStore()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string>()

  async function act(code: string, call: GiftCodeCall): Promise<GiftCodeOutcome> {
    setBusy(code)
    const outcome = await giftCodeAction(store, call)
    setBusy(undefined)
    // The payment types and the amounts they authorize depend on the total.
    if (outcome === 'taken') void revalidate()
    return outcome
  }

  return {
    busy,
    use: (code, itemId) =>
      act(code, (api) =>
        itemId === undefined
          ? api.call(vouchersAddCode, { query, body: { code } })
          : api.call(vouchersSendCode, { query, body: { code, itemId } }),
      ),
    remove: (code, itemId) =>
      act(code, (api) =>
        api.call(vouchersRemoveCode, { query, body: { code, ...(itemId !== undefined && { itemId }) } }),
      ),
  }
}
