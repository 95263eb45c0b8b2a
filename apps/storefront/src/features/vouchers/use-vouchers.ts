import type { Api } from '@bottega/contract/api.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCartStore } from '../cart/cart-context.ts'

type GiftCodeCall = (api: Api) => Promise<Envelope<CartView | null>>

const query = { show_sectors: true }

export interface VoucherActions {
  /** What is under way, by code. */
  busy: string | undefined
  /** Lays a voucher on the order, or on the line named. Answers whether it was taken. */
  use: (code: string, itemId?: number) => Promise<boolean>
  remove: (code: string, itemId?: number) => Promise<boolean>
}

/**
 * Lays vouchers on the cart and takes them off. The shop says nothing about a code it did not take: then the cart is
 * asked for anew, and whoever pressed is told by the answer here. (Shopping core, section 8)
 */
export function useVouchers(): VoucherActions {
  const { perform } = useCartStore()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string>()

  async function act(code: string, call: GiftCodeCall): Promise<boolean> {
    let taken = false
    setBusy(code)
    const answered = await perform(async (api) => {
      const reply = await call(api)
      taken = reply.data !== null
      return reply.data === null ? api.call('cart.view', { query }) : { ...reply, data: reply.data }
    })
    setBusy(undefined)
    // The ways to pay and what they hold follow from the total.
    if (answered && taken) void revalidate()
    return answered && taken
  }

  return {
    busy,
    use: (code, itemId) =>
      act(code, (api) =>
        itemId === undefined
          ? api.call('vouchers.addCode', { query, body: { code } })
          : api.call('vouchers.sendCode', { query, body: { code, itemId } }),
      ),
    remove: (code, itemId) =>
      act(code, (api) =>
        api.call('vouchers.removeCode', { query, body: { code, ...(itemId !== undefined && { itemId }) } }),
      ),
  }
}
