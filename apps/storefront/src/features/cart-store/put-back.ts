import { cartAdd, cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import { vouchersAddCode, vouchersSendCode } from '@bottega/contract/vouchers/calls.ts'
import type { CartItemView, CartView } from '@bottega/contract/cart/cart-view.ts'
import { notifications } from '../../lib/notices/notifications.ts'
import { giftCodeAction } from './vouchers/gift-code-action.ts'
import { itemOf } from './cart-line.ts'
import type { ChangeParts } from './report-change.ts'

/** Lines as they were in the cart, with the vouchers applied to it. */
export interface RemovedItems {
  readonly items: readonly CartItemView[]
  readonly vouchers: CartView['giftCertificates']
}

const query = { show_sectors: true }

/**
 * Puts lines back as they were: quantity, options, the answer to the promotion, whether an alternative is accepted, the
 * requested weight, the pieces asked for, the note to the picker, vouchers. The shop checks it like any add: it names the lines
 * it refuses and takes the others. Answers whether everything is back; `done` is the text shown then.
 */
export async function putBack(parts: ChangeParts, { items, vouchers }: RemovedItems, done?: string): Promise<boolean> {
  const isBack = await addAll(parts, items)
  await setInfos(parts, items)
  await layVouchers(parts, items, vouchers)
  if (isBack && done !== undefined) notifications.notify('success', done)
  return isBack
}

/** One refused line refuses them all; then each is added on its own, and its refusal says why. */
async function addAll({ store }: ChangeParts, items: readonly CartItemView[]): Promise<boolean> {
  const add = (some: readonly CartItemView[]) =>
    store.perform((api) => api.call(cartAdd, { query, body: { items: some.map(addItemOf) } }))
  if (await add(items)) return true
  if (items.length > 1) for (const item of items) await add([item])
  return false
}

function addItemOf({ product, quantity, options, promotionChoice, acceptAlternatives, onlySubstitutes }: CartItemView) {
  return {
    productId: product.productId,
    quantity,
    deliveryWarehouseId: product.deliveryWarehouse.warehouseId,
    params: { ...options, ...(promotionChoice !== undefined && { use_wpid: String(promotionChoice) }) },
    infos: {
      accept_alternatives: String(acceptAlternatives),
      ...(onlySubstitutes && { substitute_product_ids: onlySubstitutes.map((one) => one.productId).join() }),
    },
  }
}

async function setInfos({ store, shopper }: ChangeParts, items: readonly CartItemView[]): Promise<void> {
  const choices = items.flatMap((item) => {
    const { customWeight = '', line_note = '', pieces = '' } = item.cartItemInfo
    const now = itemOf(shopper.get().cart, item)
    const infos = { customWeight, line_note, pieces }
    return now && (customWeight || line_note || pieces) ? [{ itemId: now.itemId, infos }] : []
  })
  if (choices.length > 0) await store.perform((api) => api.call(cartUpdateInfos, { query, body: { items: choices } }))
}

/** Vouchers of the whole order stay on an emptied cart; those still there are not applied twice. */
async function layVouchers(
  { store, shopper }: ChangeParts,
  items: readonly CartItemView[],
  vouchers: RemovedItems['vouchers'],
): Promise<void> {
  for (const { userGiftCertificateId, giftCertificate, itemId } of vouchers) {
    const { cart } = shopper.get()
    if (cart.giftCertificates.some((one) => one.userGiftCertificateId === userGiftCertificateId)) continue
    const code = giftCertificate.giftCode
    if (itemId === undefined) {
      await giftCodeAction(store, (api) => api.call(vouchersAddCode, { query, body: { code } }))
      continue
    }
    const was = items.find((item) => item.itemId === itemId)
    const now = was && itemOf(cart, was)
    if (now)
      await giftCodeAction(store, (api) => api.call(vouchersSendCode, { query, body: { code, itemId: now.itemId } }))
  }
}
