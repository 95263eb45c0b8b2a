import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type { CartItemView, CartView } from '@bottega/contract/cart/cart-view.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { anonymousUser, type Envelope, type EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'

/** A product with only the fields the cart reads; tests name those that matter to them. */
export function productOf(fields: Partial<ProductView> & { productId: number }): ProductView {
  return {
    name: `Prodotto ${fields.productId}`,
    productInfos: { TIPOLOGIA: 'Pezzo' },
    minAcq: 0,
    productClasses: [],
    selectOptions: [],
    available: 100_000_000,
    deliveryWarehouse: { warehouseId: 1, name: 'Milano' },
    ...fields,
  } as ProductView
}

/** A product with everything that its card shows. */
export const productOnShelf = (productId: number, name: string): ProductView =>
  productOf({
    productId,
    name,
    slug: name.toLowerCase(),
    shortDescr: 'Bottega',
    description: '500 g',
    mediaURL: '',
    dayLock: '',
    priceDisplay: 2,
    priceStandardDisplay: 2,
    priceUnitDisplay: 'pz',
    weightUnitDisplay: 'KG',
  })

export function itemOfProduct(product: ProductView, quantity: number, itemId = product.productId * 10): CartItemView {
  return { itemId, product, quantity, options: {}, cartItemInfo: {}, isPackage: false } as unknown as CartItemView
}

export function cartWith(cartItems: readonly CartItemView[], version = 1): CartView {
  return {
    cartId: 1,
    version,
    cartItems: [...cartItems],
    giftCertificates: [],
    totalItems: cartItems.length,
    total: 0,
  } as unknown as CartView
}

export function envelopeOf(data: CartView, response: Partial<EnvelopeResponse> = {}): Envelope<CartView> {
  return { response: { ...silence, ...response }, user: anonymousUser, data }
}

export function refusalOf(code: string, text: string): RefusalError {
  const response = { ...silence, status: 2, errors: [{ code, error: text }], errorsMessage: [text] }
  return new RefusalError(response, anonymousUser, 200)
}

export interface RecordedCall {
  name: string
  body: { items: { productId?: number; itemId?: number; quantity?: number; params?: Record<string, string> }[] }
  answer: (reply: Envelope<CartView>) => void
  refuse: (refusal: RefusalError) => void
}

/** An API that answers when the test says so. */
export function waitingShop() {
  const calls: RecordedCall[] = []
  const call = (name: string, input: { body: RecordedCall['body'] }) =>
    new Promise<Envelope<CartView>>((answer, refuse) => calls.push({ name, body: input.body, answer, refuse }))
  return { calls, api: () => ({ call }) as unknown as Api }
}
