import { vouchersAddCode, vouchersRemoveCode, vouchersSendCode } from '@bottega/contract/vouchers/calls.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCartStore } from '../cart-store/cart-context.ts'
import { giftCodeAction, type GiftCodeCall, type GiftCodeOutcome } from '../cart-store/gift-code-action.ts'

const query = { show_sectors: true }

export interface VoucherActions {
  /** What is under way, by code. */
  busy: string | undefined
  /** Lays a voucher on the order, or on the line named. */
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
    // The ways to pay and what they hold follow from the total.
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
