import type { Page } from 'playwright-core'
import { ask } from './shopper.ts'

export interface FoundProduct {
  productId: number
  name: string
  adultsOnly: boolean
  available: number
}

/** Products of a list call that the store of the page's customer has. */
export const found = async (page: Page, query: string): Promise<FoundProduct[]> =>
  (await ask<{ products: FoundProduct[] }>(page, `/products?${query}`)).products.filter(
    ({ available }) => available > 0,
  )

export async function putInCart(page: Page, products: readonly FoundProduct[], quantity = 1): Promise<void> {
  await ask(page, '/cart/add', { items: products.map(({ productId }) => ({ productId, quantity })) })
}

/** So many jams that the order may be placed. */
export async function putEnoughInCart(page: Page): Promise<void> {
  const many = await found(page, 'q=confettura&page_size=24')
  await putInCart(page, many.filter(({ adultsOnly }) => !adultsOnly).slice(0, 8), 2)
}
