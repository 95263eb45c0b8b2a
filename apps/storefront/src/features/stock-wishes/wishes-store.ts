import {
  stockWishAdd,
  stockWishDelete,
  stockWishDeleteAll,
  stockWishList,
} from '@bottega/contract/stock-wishes/calls.ts'
import type { StockWishesView } from '@bottega/contract/stock-wishes/stock-wishes.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { answerOrNotify, asRefusal } from '../../lib/api/refusals.ts'
import { externalStore } from '../../lib/storage/external-store.ts'
import { isSignedIn, useShopperPart } from '../../lib/visit/shopper.ts'

/** The wishes of the customer, for the life of the page: all buttons share one copy. */
const wishesStore = externalStore<StockWishesView | undefined>(undefined)
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  try {
    wishesStore.set((await browserApi().call(stockWishList)).data)
  } catch (error) {
    // Without an answer the button is as for a product nobody waits for: pressed again it is one wish all the same.
    asRefusal(error)
  }
}

/** The wishes as the last answer told them; `initial` until then. Loaded once for all buttons of a customer's page. */
export function useWishes(initial?: StockWishesView): StockWishesView | undefined {
  const isCustomer = useShopperPart(({ user }) => isSignedIn(user))
  useEffect(() => {
    if (initial !== undefined) wishesStore.set(initial)
    else if (isCustomer) loading ??= load()
  }, [initial, isCustomer])
  return useSyncExternalStore(wishesStore.subscribe, wishesStore.get, () => undefined) ?? initial
}

async function take(answer: Promise<{ data: StockWishesView }>): Promise<void> {
  const answered = await answerOrNotify(answer)
  // After a refusal the copy may be old: of a wish that was told meanwhile.
  if (answered === undefined) await load()
  else wishesStore.set(answered.data)
}

export const addWish = (productId: number) => take(browserApi().call(stockWishAdd, { body: { product_id: productId } }))
export const removeWish = (wishId: number) => take(browserApi().call(stockWishDelete, { body: { wish_id: wishId } }))
export const removeAllWishes = () => take(browserApi().call(stockWishDeleteAll, { body: {} }))
