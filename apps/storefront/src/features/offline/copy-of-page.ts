import type { ProductView } from '@bottega/contract/catalog/product.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { isClosed } from '@bottega/rules/orders/order-status.ts'
import { formatDay, formatNumber, formatPrice } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { paths } from '../../paths.ts'
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
  readonly products: readonly { productId: number; productInfos: Readonly<Record<string, string>> }[]
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

/** Of the wire: sold by weight. */
const looseGoods = 'Sfuso'

const amountText = (quantity: number, byWeight: boolean, locale: Language) =>
  `${formatNumber(quantity, locale)}${byWeight ? ' kg' : ''}`

function ofList({ list, wishlistItems, products }: ListData, locale: Language): Made {
  const loose = new Set(
    products.filter(({ productInfos }) => productInfos['TIPOLOGIA'] === looseGoods).map((one) => one.productId),
  )
  const amountOf = ({ productId, quantity }: ListData['wishlistItems'][number]) =>
    quantity === undefined ? '' : amountText(quantity, loose.has(productId), locale)
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
        amount: amountText(quantityOrdered, unit === 'kg', locale),
      })),
  }
}

const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim()

function ofProduct({ shown: { product, description } }: ProductData, locale: Language): Made {
  const { name, slug, priceDisplay, priceUnitDisplay } = product
  const price = formatPrice(Math.round(priceDisplay * 100), locale)
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
