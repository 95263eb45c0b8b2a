import { cartAdd } from '@bottega/contract/cart/calls.ts'
import { eq } from 'drizzle-orm'
import { product } from '../../trade/catalog/products.tables.ts'
import { catalogueChanged } from '../database/catalogue-changed.ts'
import type { TestShop } from '../test-shop.ts'
import { type Buyer, atTheDoor, buyerWith } from './buying.ts'
import type { OwnOrder } from './changing.ts'

const slicing = {
  name: { it: 'Taglio', de: 'Schnitt' },
  parameterName: 'taglio',
  options: [
    { key: '1', name: { it: 'A fette', de: 'In Scheiben' }, value: 'fette' },
    { key: '2', name: { it: 'Intero', de: 'Ganz' }, value: 'intero' },
  ],
}

/** Milk, of which from now on a cut has to be chosen, as of bread. */
export async function sellLoaves(shop: TestShop): Promise<number> {
  const productId = shop.world.products.milk
  await shop.shop.db
    .update(product)
    .set({ selectOptions: [slicing] })
    .where(eq(product.id, productId))
  await catalogueChanged(shop)
  return productId
}

/** An order of two bottles and so many loaves that are not cut. */
export async function orderOfLoaves(
  shop: TestShop,
  quantity: number,
  buy: (buyer: Buyer) => Promise<{ orderId: number }> = atTheDoor,
): Promise<OwnOrder> {
  const buyer = await buyerWith(shop, { wine: 2 })
  const loaves = { productId: shop.world.products.milk, quantity, params: { taglio: 'intero' } }
  await buyer.call(cartAdd, { body: { items: [loaves] } })
  return { buyer, orderId: (await buy(buyer)).orderId }
}
