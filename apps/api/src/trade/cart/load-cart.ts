import { chosenSubstitutes } from '@bottega/rules/cart/chosen-substitutes.ts'
import { goodsKey } from '@bottega/rules/cart/options.ts'
import { type ChosenDelivery } from '@bottega/rules/delivery/product-availability.ts'
import { type ShopDate, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { slotAvailability } from '@bottega/rules/delivery/slot.ts'
import { type AgreedTerms, type MovedGoods, termsAfterMoves } from '@bottega/rules/orders/agreed-terms.ts'
import { isOfAge } from '@bottega/rules/people/registration.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Config } from '../../kernel/settings/config.ts'
import type { AddressType } from '../../places/stores/addresses.tables.ts'
import { type CatalogProduct, loadProducts } from '../catalog/catalog.products.ts'
import type { ProductCache } from '../catalog/product-cache.ts'
import type { KnownLines } from './reading/known-lines.ts'
import { siteOffers } from '../../places/stores/site-services.ts'
import { isClosed } from '../delivery/slots.service.ts'
import {
  type CartLineRow,
  type CartOwner,
  type CartRow,
  type CartSlotRow,
  type CartVoucherRow,
  type DraftRow,
  findCart,
  lockAndFindCart,
} from './cart.repository.ts'

/** The slot a cart has chosen. */
export interface CartSlot extends Omit<CartSlotRow, 'beginAt' | 'endAt' | 'cutoffAt'> {
  readonly beginAt: Date
  readonly endAt: Date
  readonly cutoffAt: Date
  /** False once ordering for it is over: the cart needs another. */
  readonly isOpen: boolean
  /** Until when the place is leased to this cart; null when the lease has run out or was given back. */
  readonly holdExpiresAt: Date | null
  /** An order of this cart, or the one it changes, has booked the place. */
  readonly isBooked: boolean
}

/** A placed order that is being changed, as its draft needs it. */
export interface ChangedOrder {
  readonly orderId: number
  readonly statusId: number
  readonly paymentTypeId: number
  readonly slotId: number
  readonly cutoffAt: Date
  readonly placedAt: Date
  /** The terms agreed for each product with its options. */
  readonly agreedTerms: ReadonlyMap<string, readonly AgreedTerms[]>
}

/** A cart with everything its price and its next step depend on. */
export interface LoadedCart extends Omit<
  CartRow,
  'birthDate' | 'slot' | 'hold' | 'lines' | 'vouchers' | 'reserved' | 'stock' | 'pricesVersion' | 'draft'
> {
  /** The placed order this cart is a draft over. */
  readonly draft: ChangedOrder | null
  /**
   * The address the goods go to; null too when the cart's store does not reach it any more, or this site not by its
   * service.
   */
  readonly address: CartRow['address']
  readonly slot: CartSlot | null
  /** Whether the account's birth date says that its holder is of age today. */
  readonly isKnownOfAge: boolean
  /** The day whose prices a shopper with that right asked to see. */
  readonly previewDay: ShopDate | null
  /** Goods are priced for the day previewed, for that of the slot, for today until there is one. */
  readonly day: ShopDate
  readonly lines: readonly CartLineRow[]
  /** In the order they were added, counting or not. */
  readonly vouchers: readonly CartVoucherRow[]
  readonly products: ReadonlyMap<number, CatalogProduct>
}

export interface LoadOptions {
  now: Date
  /** The site asking: a cart may have chosen a service on the other one. */
  site: Config['SITE']
  /** Products to load beside those of the lines, for a command about to add them. */
  alsoProducts?: readonly number[]
  /** Lines this process knows; without it they are read from the database. */
  knownLines?: KnownLines | undefined
  /** Products this process has cached; without it everything is read from the database. */
  productCache?: ProductCache
  /** Staff change a placed order: the end of ordering for its own slot is the customers'. */
  pastCutoff?: boolean | undefined
  /** Goods of a placed order that staff give other options. */
  moved?: readonly MovedGoods[] | undefined
}

/** The cart as it stands, for reading. Undefined when there is none. */
export async function loadCart(reader: Reader, owner: CartOwner, options: LoadOptions): Promise<LoadedCart | undefined>
/** With `lock`, no other transaction changes the cart until this one ends. */
export async function loadCart(
  tx: Tx,
  owner: CartOwner,
  options: LoadOptions & { lock: true },
): Promise<LoadedCart | undefined>
export async function loadCart(
  reader: Reader | Tx,
  owner: CartOwner,
  options: LoadOptions & { lock?: true },
): Promise<LoadedCart | undefined> {
  const reading = { alsoProducts: options.alsoProducts, known: options.knownLines?.of(owner) }
  if (options.lock === undefined) return complete(reader, await findCart(reader, owner, reading), options)
  return complete(reader, await lockAndFindCart(reader as Tx, owner, reading), options)
}

/** Dates, the day goods are priced for, and the products. */
export async function complete(
  reader: Reader,
  row: CartRow | undefined,
  options: LoadOptions,
): Promise<LoadedCart | undefined> {
  if (row === undefined) return undefined
  const {
    birthDate,
    slot: slotRow,
    draft: draftRow,
    hold,
    lines,
    vouchers,
    reserved,
    stock,
    pricesVersion,
    ...rest
  } = row
  const { now, site, alsoProducts = [], productCache, pastCutoff = false, moved = [] } = options
  const draft = draftRow === null ? null : draftFrom(draftRow, moved)
  const slot = slotRow === null ? null : slotFrom(slotRow, hold, { now, draft, pastCutoff })
  const today = shopDate(now)
  const isKnownOfAge = birthDate !== null && isOfAge(birthDate, today)
  const previewDay = (row.mayPreview && rest.infos['forcedPreviewDate']) || null
  const day = previewDay ?? (slot !== null && slot.day >= today ? slot.day : today)
  // Those named to replace a line are shown with it.
  const ids = [...new Set([...(lines ?? []).flatMap(productsOfLine), ...alsoProducts])]
  const pricing = { warehouseId: row.store.warehouseId, day, isMember: row.isMember }
  const available = new Map(Object.entries(stock ?? {}).map(([id, left]) => [Number(id), left]))
  const loaded = await (productCache === undefined
    ? loadProducts(reader, pricing, ids)
    : productCache.load(reader, pricing, ids, { pricesVersion, available }))
  const products = withReserved(loaded, reserved)
  const own = { lines: lines ?? [], vouchers: vouchers ?? [] }
  return { ...rest, ...own, address: addressOf(row, site), draft, isKnownOfAge, slot, previewDay, day, products }
}

const productsOfLine = ({ productId, infos }: CartLineRow) => [productId, ...chosenSubstitutes(infos)]

/**
 * Goods that an unpaid order of this very cart has reserved are still available to it: a changed cart, bought again,
 * takes them over.
 */
function withReserved(
  products: ReadonlyMap<number, CatalogProduct>,
  reserved: CartRow['reserved'],
): ReadonlyMap<number, CatalogProduct> {
  if (reserved === null) return products
  const productCache = [...products].map(([productId, product]): [number, CatalogProduct] => {
    const reservedQuantity = reserved[String(productId)]
    if (reservedQuantity === undefined || product.available === null) return [productId, product]
    return [productId, { ...product, available: product.available + reservedQuantity }]
  })
  return new Map(productCache)
}

/** Coverage and address books change while carts wait; a pickup place belongs to its store. */
function isReached({ address, store, service, terms, zoneId }: CartRow, site: Config['SITE']): boolean {
  if (address === null || service === null || terms === null || !siteOffers(site, service.kind)) return false
  return address.storeId === null ? zoneId !== null : address.storeId === store.storeId
}

/** An order that is being changed goes where it was placed to, whatever became of the address book. */
function addressOf(row: CartRow, site: Config['SITE']): CartRow['address'] {
  if (row.draft === null) return isReached(row, site) ? row.address : null
  const { address } = row.draft
  const { doorbell = null, notes = null, phone = null, door = null, position = null } = address
  return { ...address, type: address.type as AddressType, storeId: null, doorbell, notes, phone, door, position }
}

function draftFrom(
  { cutoffAt, placedAt, lines, address: _at, ...order }: DraftRow,
  moved: readonly MovedGoods[],
): ChangedOrder {
  return {
    ...order,
    cutoffAt: new Date(cutoffAt),
    placedAt: new Date(placedAt),
    agreedTerms: termsAfterMoves<AgreedTerms>(Map.groupBy(lines ?? [], goodsKey), moved),
  }
}

interface SlotReading {
  now: Date
  draft: ChangedOrder | null
  pastCutoff: boolean
}

function slotFrom(row: CartSlotRow, hold: CartRow['hold'], { now, draft, pastCutoff }: SlotReading): CartSlot {
  const dates = { beginAt: new Date(row.beginAt), endAt: new Date(row.endAt), cutoffAt: new Date(row.cutoffAt) }
  const expiresAt = hold?.state === 'live' ? new Date(hold.expiresAt) : null
  return {
    ...row,
    ...dates,
    isOpen:
      (pastCutoff && row.slotId === draft?.slotId) ||
      !isClosed(
        slotAvailability(
          { date: row.day, beginsAt: dates.beginAt, ...row, cutoffAt: dates.cutoffAt, isActive: row.active },
          [],
          { now, isSelected: true },
        ),
      ),
    holdExpiresAt: expiresAt !== null && expiresAt > now ? expiresAt : null,
    isBooked: hold?.state === 'booked' || row.slotId === draft?.slotId,
  }
}

/** The delivery of a cart, as far as chosen; a slot that is over counts as none. */
export function deliveryOf({ service, slot }: LoadedCart, now: Date): ChosenDelivery {
  const open = slot?.isOpen === true ? slot : null
  return {
    deliveryServiceId: service?.deliveryServiceId ?? null,
    slot: open && { date: open.day, periodId: open.periodId, beginsAt: open.beginAt },
    now,
  }
}
