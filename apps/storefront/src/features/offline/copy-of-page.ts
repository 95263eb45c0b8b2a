import type { ProductView } from '@bottega/contract/catalog/product.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { isClosed } from '@bottega/rules/orders/order-status.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import type { SellingMode } from '@bottega/rules/quantity/selling-terms.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { paths } from '../../paths.ts'
import { quantityText } from '../cart-store/quantity-text.ts'
import { sellingModeOf } from '../cart-store/selling.ts'
import type { Copy } from './copies.ts'

/** A page as the router has it: the name of its route, and the data it was made of. */
export interface OpenPage {
  readonly id: string
  readonly loaderData: unknown
}

/** The data of the page of a list, as far as a copy has it. */
interface ListData {
  readonly list: Pick<ListView, 'listId' | 'name'>
  readonly wishlistItems: readonly { productId: number; name: string; quantity?: number }[]
  readonly products: readonly { productId: number; productInfos: Record<string, string> }[]
}

interface ProductData {
  readonly shown: {
    readonly product: Pick<
      ProductView,
      'name' | 'slug' | 'shortDescr' | 'description' | 'priceDisplay' | 'priceUnitDisplay'
    >
    /** HTML. */
    readonly description?: string
  }
}

/** A copy without the moment it was read, or one that is to be deleted. */
type Made = Omit<Copy, 'readAt'> | { readonly gone: Pick<Copy, 'kind' | 'path'> }

/**
 * Of the pages that are read without a connection, what the device stores: names, quantities, slot, place and code. Nothing
 * that was entered about food, health or payment is among it.
 */
export function copyOfPage({ id, loaderData }: OpenPage, locale: Language): Made | undefined {
  switch (id) {
    case 'features/lists/ListPage':
      return ofList(loaderData as ListData, locale)
    case 'features/orders/OrderPage':
    case 'features/checkout/outcome/PaymentCompletedPage':
      return ofOrder((loaderData as { order: OrderView }).order, locale)
    case 'features/product/ProductPage':
      return ofProduct(loaderData as ProductData, locale)
    default:
      return undefined
  }
}

const amountText = (quantity: number, mode: SellingMode, locale: Language) =>
  quantityText(thousandthsFromUnits(quantity), mode, locale)

function ofList({ list, wishlistItems, products }: ListData, locale: Language): Made {
  const modes = new Map(products.map((product) => [product.productId, sellingModeOf(product)]))
  const amountOf = ({ productId, quantity }: ListData['wishlistItems'][number]) =>
    quantity === undefined ? '' : amountText(quantity, modes.get(productId) ?? 'piece', locale)
  return {
    kind: 'list',
    path: paths.list(list.listId),
    title: list.name,
    facts: [],
    lines: wishlistItems.map((item) => ({ name: item.name, amount: amountOf(item) })),
  }
}

function ofOrder(order: OrderView, locale: Language): Made {
  const kind = 'order'
  const path = paths.order(order.orderId)
  if (isClosed(order.status.orderStatusId)) return { gone: { kind, path } }
  const { addressName, address1, addressNumber, postalcode, city } = order.shippingAddress
  return {
    kind,
    path,
    title: String(order.orderId),
    facts: [
      order.status.name,
      // Noon of any day is the same day in the shop.
      `${formatDay(new Date(`${order.deliveryDate}T12:00:00Z`), locale)}, ${order.beginTime}–${order.endTime}`,
      order.deliveryService,
      [addressName, `${address1} ${addressNumber}`, `${postalcode} ${city}`].filter((part) => part?.trim()).join(', '),
    ],
    code: order.handoverCode,
    lines: order.orderItems
      .filter(({ isReplaced }) => !isReplaced)
      .map(({ name, quantityOrdered, unit }) => ({
        name,
        amount: amountText(quantityOrdered, unit === 'kg' ? 'loose' : 'piece', locale),
      })),
  }
}

const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim()

function ofProduct({ shown: { product, description } }: ProductData, locale: Language): Made {
  const { name, slug, priceDisplay, priceUnitDisplay } = product
  const price = formatEuros(priceDisplay, locale)
  return {
    kind: 'product',
    path: paths.product(slug),
    title: name,
    facts: [
      [product.shortDescr, product.description].filter(Boolean).join(', '),
      priceUnitDisplay === 'pz' ? price : `${price}/${priceUnitDisplay}`,
      description === undefined ? '' : textOf(description),
    ].filter((fact) => fact !== ''),
    lines: [],
  }
}
