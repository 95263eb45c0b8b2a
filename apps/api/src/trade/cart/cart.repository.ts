import type { DoorWish } from '@bottega/rules/delivery/at-the-door.ts'
import type { FeeStep } from '@bottega/rules/cart/delivery-fee.ts'
import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { unpaidStatuses } from '@bottega/rules/orders/order-status.ts'
import type { AgreedTerms } from '@bottega/rules/orders/agreed-terms.ts'
import { sql, type SQL } from 'drizzle-orm'
import { statement } from '../../kernel/database/built-once.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { type CartState, openCartStates } from './cart.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { AddressType } from '../../places/stores/addresses.tables.ts'
import type { PlacedAddress } from '../orders/orders.tables.ts'
import { zoneReaching } from '../../places/stores/drawn-area.ts'
import type { ServiceKind } from '../../places/stores/stores.tables.ts'
import { pricesVersionColumn } from '../../kernel/database/catalogue-version.ts'

/** The owner of a cart: a customer for the open one, an anonymous visit for its own, or the cart itself by its id. */
export type CartOwner = { readonly userId: number } | { readonly sessionHash: string } | { readonly cartId: number }

export interface CartLineRow {
  lineId: number
  productId: number
  optionsKey: string
  isPackage: boolean
  quantity: number
  promotionChoice: number | null
  acceptAlternatives: boolean
  infos: Record<string, string>
}

export interface CartAddress {
  addressId: number
  /** Null for a customer's own address; its store for a pickup place. */
  storeId: number | null
  type: AddressType
  name: string
  street: string
  streetNumber: string
  city: string
  province: string
  postalCode: string
  doorbell: string | null
  notes: string | null
  phone: string | null
  door: DoorWish | null
  position: Position | null
}

/** Instants are texts here: they come out of JSON. */
export interface CartSlotRow {
  slotId: number
  storeId: number
  deliveryServiceId: number
  day: string
  beginAt: string
  endAt: string
  cutoffAt: string
  periodId: number
  feeCents: number | null
  active: boolean
  capacity: number
  /** Live holds, run out or not, and bookings. */
  used: number
}

/** A voucher added to a cart, with what decides whether it counts. */
export interface CartVoucherRow {
  userGiftCertificateId: number
  giftCertificateId: number
  lineId: number | null
  code: string
  name: Localized
  description: Localized
  image: string | null
  adjustmentTypeId: number
  scope: 'line' | 'order'
  discountKind: 'amount' | 'percent'
  discount: number
  minimumSpendCents: number
  productId: number | null
  categoryId: number | null
  perOrder: number
  validFrom: string
  validUntil: string | null
  /** With what an unpaid order of this cart, or the order it changes, has taken of it. */
  usesLeft: number | null
  balance: number
}

/** A placed order as its draft sees it; instants are texts here. */
export interface DraftRow {
  orderId: number
  statusId: number
  paymentTypeId: number
  /** The slot in which the order has its place. */
  slotId: number
  cutoffAt: string
  placedAt: string
  address: PlacedAddress
  lines: (AgreedTerms & { productId: number; optionsKey: string })[] | null
}

export interface CartRow {
  cartId: number
  userId: number | null
  isMember: boolean
  /** Of the account, `yyyy-mm-dd`; null where it was never asked: companies, visitors. */
  birthDate: ShopDate | null
  /** Staff and beta testers may look at the prices of another day. */
  mayPreview: boolean
  state: CartState
  version: number
  infos: Record<string, string>
  /** The order a changing cart stands over. */
  draft: DraftRow | null
  store: { storeId: number; name: string; warehouseId: number }
  service: { deliveryServiceId: number; kind: ServiceKind; name: Localized } | null
  terms: {
    minimumCents: number
    feeCents: number
    feeSteps: FeeStep[]
    freeFromCents: number | null
    bagFeeCents: number
  } | null
  /** The packaging chosen for the cart, where the shop has it for the cart's service; null fee is the service's own. */
  packaging: { packagingTypeId: number; feeCents: number | null } | null
  address: CartAddress | null
  addressAutoAssigned: boolean
  /** Of the coverage that lets the store reach the address; null for pickup places and where nothing covers it. */
  zoneId: number | null
  slot: CartSlotRow | null
  slotAutoAssigned: boolean
  hold: { state: 'live' | 'booked'; expiresAt: string } | null
  lines: readonly CartLineRow[] | null
  vouchers: CartVoucherRow[] | null
  /** Of names and prices the moment the cart was read. */
  pricesVersion: string
  /** Products that left the cart because the shop sells them no more, until the shopper is told. */
  removed: { productId: number; name: Localized; reason: OffSaleReason }[] | null
  /**
   * Stock the store has left of the lines' products and of those asked for, where it counts them; thousandths by id.
   */
  stock: Record<string, number> | null
  /** Thousandths by product that an unpaid order of this cart, or the order it changes, has reserved. */
  reserved: Record<string, number> | null
}

const unpaid = sql`(${sql.raw([...unpaidStatuses].join(', '))})`

const changedOrder = sql`(select w.order_id from order_draft w where w.cart_id = c.id)`

interface CartRead extends Record<string, unknown> {
  alsoProducts: readonly number[]
  /** The cart and version whose lines are not read; null reads them. */
  knownCart: number | null
  knownVersion: number | null
}

export const linesOfCart = (cartId: SQL) => sql`
  (select json_agg(json_build_object('lineId', i.id, 'productId', i.product_id, 'optionsKey', i.options_key,
      'isPackage', i.is_package, 'quantity', i.quantity, 'promotionChoice', i.promotion_choice,
      'acceptAlternatives', i.accept_alternatives, 'infos', i.infos) order by i.id)
    from cart_line i where i.cart_id = ${cartId})`

const linesUnlessKnown = sql`
  case when c.id = ${sql.placeholder('knownCart')}::int and c.version = ${sql.placeholder('knownVersion')}::int
    then null else ${linesOfCart(sql`c.id`)} end`

const zoneOfCart = zoneReaching(
  sql.raw('t.area'),
  { latitude: sql.raw('a.latitude'), longitude: sql.raw('a.longitude') },
  sql.raw('v.zone_id'),
)

/** Everything about a cart but its products, in one statement for any number of lines. */
export const selectCart = (source: SQL, lines: SQL): SQL => sql`
    select c.id as "cartId", c.user_id as "userId", coalesce(u.member, false) as "isMember",
      u.birth_date as "birthDate",
      coalesce(u.beta_tester or u.role <> 'customer', false) as "mayPreview", c.state, c.version, c.infos,
      (select json_build_object('orderId', o.id, 'statusId', o.status_id, 'slotId', o.slot_id,
          'cutoffAt', k.cutoff_at, 'placedAt', o.placed_at, 'address', o.address, 'paymentTypeId', o.payment_type_id,
          'lines', (select json_agg(json_build_object('productId', n.product_id, 'optionsKey', n.options_key,
              'quantity', n.quantity_ordered, 'listPriceCents', n.unit_price_cents, 'vatRate', n.vat_percent,
              'promotion', n.promotion) order by n.id)
            from order_line n where n.order_id = o.id))
        from order_draft w join shop_order o on o.id = w.order_id join slot k on k.id = o.slot_id
        where w.cart_id = c.id) as draft,
      json_build_object('storeId', s.id, 'name', s.name, 'warehouseId', s.warehouse_id) as store,
      case when d.id is not null then
        json_build_object('deliveryServiceId', d.id, 'kind', d.kind, 'name', d.name) end as service,
      case when t.store_id is not null then json_build_object('minimumCents', t.minimum_cents, 'feeCents', t.fee_cents,
        'feeSteps', t.fee_steps, 'freeFromCents', t.free_from_cents, 'bagFeeCents', t.bag_fee_cents) end as terms,
      case when p.id is not null then
        json_build_object('packagingTypeId', p.id, 'feeCents', p.fee_cents) end as packaging,
      case when a.id is not null then json_build_object('addressId', a.id, 'storeId', a.store_id, 'type', a.type,
        'name', a.name, 'street', a.street, 'streetNumber', a.street_number, 'city', a.city, 'province', a.province,
        'postalCode', a.postal_code, 'doorbell', a.doorbell, 'notes', a.notes, 'phone', a.phone,
        'door', a.door,
        'position', case when a.latitude is not null and a.longitude is not null then
          json_build_object('latitude', a.latitude, 'longitude', a.longitude) end) end as address,
      c.address_auto_assigned as "addressAutoAssigned", ${zoneOfCart} as "zoneId",
      case when l.id is not null then json_build_object('slotId', l.id, 'storeId', l.store_id,
        'deliveryServiceId', l.delivery_service_id, 'day', l.day, 'beginAt', l.begin_at, 'endAt', l.end_at,
        'cutoffAt', l.cutoff_at, 'periodId', l.period_id, 'feeCents', l.fee_cents, 'active', l.active,
        'capacity', l.capacity, 'used', l.held + l.booked) end as slot,
      c.slot_auto_assigned as "slotAutoAssigned",
      (select json_build_object('state', h.state, 'expiresAt', h.expires_at) from slot_hold h
        where h.cart_id = c.id and h.slot_id = c.slot_id and h.state <> 'released' order by h.id desc limit 1) as hold,
      ${lines} as lines,
      (select json_agg(json_build_object('userGiftCertificateId', g.id, 'giftCertificateId', t.id,
          'lineId', k.cart_line_id, 'code', t.code, 'name', t.name, 'description', t.description, 'image', t.image,
          'adjustmentTypeId', t.adjustment_type_id, 'scope', t.scope, 'discountKind', t.discount_kind,
          'discount', t.discount, 'minimumSpendCents', t.minimum_spend_cents, 'productId', t.product_id,
          'categoryId', t.category_id, 'perOrder', t.per_order, 'validFrom', t.valid_from,
          'validUntil', case when g.order_id = ${changedOrder} then null else t.valid_until end,
          'usesLeft', t.uses_left + b.taken, 'balance', g.balance + b.taken) order by k.added_at, g.id)
        from cart_voucher k join user_gift_certificate g on g.id = k.user_gift_certificate_id
          join gift_certificate t on t.id = g.gift_certificate_id
          cross join lateral (select count(*)::int as taken from shop_order o
            where o.id = g.order_id
              and ((o.cart_id = c.id and o.status_id in ${unpaid}) or o.id = ${changedOrder})) b
        where k.cart_id = c.id) as vouchers,
      ${pricesVersionColumn} as "pricesVersion",
      (select json_agg(json_build_object('productId', r.product_id, 'name', m.name, 'reason', r.reason) order by r.product_id)
        from cart_removal r join product m on m.id = r.product_id where r.cart_id = c.id) as removed,
      (select json_object_agg(k.product_id, k.available) from (
          select unnest(${sql.placeholder('alsoProducts')}::int[]) as product_id
          union select i.product_id from cart_line i where i.cart_id = c.id) g
        join stock k on k.product_id = g.product_id and k.warehouse_id = s.warehouse_id) as stock,
      (select json_object_agg(r.product_id, r.quantity) from (
          select b.product_id, max(b.quantity)::int as quantity from (
            select n.product_id, sum(n.quantity_ordered) as quantity from shop_order o
              join order_line n on n.order_id = o.id
              where (o.cart_id = c.id and o.status_id in ${unpaid}) or o.id = ${changedOrder}
              group by n.product_id
            union all
            select m.product_id, -sum(m.delta) from stock_movement m where m.order_id = ${changedOrder}
              group by m.product_id) b
          group by b.product_id) r) as reserved
    from ${source} c
      join store s on s.id = c.store_id
      left join app_user u on u.id = c.user_id
      left join delivery_service d on d.id = c.delivery_service_id
      left join store_service t on t.store_id = c.store_id and t.delivery_service_id = c.delivery_service_id
      left join packaging_type p on p.active and p.id::text = c.infos ->> 'packaging_type_id'
        and (p.services is null or c.delivery_service_id is null or c.delivery_service_id = any(p.services))
      left join address a on a.id = c.address_id and a.active
      left join coverage v on v.store_id = c.store_id and v.delivery_service_id = c.delivery_service_id
        and v.postal_code = a.postal_code
      left join slot l on l.id = c.slot_id`

const cartFrom = <Values extends Record<string, unknown>>(source: SQL) =>
  statement<CartRow, Values & CartRead>(selectCart(source, linesUnlessKnown))

const openCartOfCustomer = sql`(select * from cart where user_id = ${sql.placeholder('userId')} and state in ${openCartStates})`
const openCartOfVisit = sql`(select * from cart where session_hash = ${sql.placeholder('sessionHash')} and state = 'open')`
const cartOfCustomer = cartFrom<{ userId: number }>(openCartOfCustomer)
const cartOfVisit = cartFrom<{ sessionHash: string }>(openCartOfVisit)
const cartById = cartFrom<{ cartId: number }>(sql`(select * from cart where id = ${sql.placeholder('cartId')})`)

function whose(owner: CartOwner): SQL {
  if ('cartId' in owner) return sql`id = ${owner.cartId}`
  if ('sessionHash' in owner) return sql`session_hash = ${owner.sessionHash} and state = 'open'`
  return sql`user_id = ${owner.userId} and state in ${openCartStates}`
}

/** The lines of one version of a cart. */
export interface LinesOfVersion {
  readonly cartId: number
  readonly version: number
  readonly lines: readonly CartLineRow[]
}

/** Lines a reader of a cart already has, and products it wants beside the cart. */
export interface CartReading {
  readonly alsoProducts?: readonly number[] | undefined
  /** Lines that are not read again while the cart is of that version. */
  readonly known?: LinesOfVersion | undefined
}

export async function findCart(
  db: Reader,
  owner: CartOwner,
  { alsoProducts = [], known }: CartReading = {},
): Promise<CartRow | undefined> {
  const read = { alsoProducts, knownCart: known?.cartId ?? null, knownVersion: known?.version ?? null }
  const [row] =
    'cartId' in owner
      ? await cartById(db, { ...owner, ...read })
      : 'sessionHash' in owner
        ? await cartOfVisit(db, { ...owner, ...read })
        : await cartOfCustomer(db, { ...owner, ...read })
  const isKnown = known !== undefined && row?.cartId === known.cartId && row.version === known.version
  return isKnown ? { ...row, lines: known.lines } : row
}

/** The id of the owner's cart; the cart stays untouched. */
export async function findCartId(db: Reader, owner: CartOwner): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from cart where ${whose(owner)}`)
  return rows[0]?.id
}

type LockedCart = { id: number }
const lockOfPerson = statement<LockedCart, { userId: number }>(
  sql`select id from cart where user_id = ${sql.placeholder('userId')} and state in ${openCartStates} for update`,
)
const lockOfVisit = statement<LockedCart, { sessionHash: string }>(
  sql`select id from cart where session_hash = ${sql.placeholder('sessionHash')} and state = 'open' for update`,
)
const lockById = statement<LockedCart, { cartId: number }>(
  sql`select id from cart where id = ${sql.placeholder('cartId')} for update`,
)

/**
 * Waits for the cart's lock and holds it until the transaction ends. The cart is read by a later statement: the one
 * that waited here would still see the lines as they were before the wait. Both are sent at once, in the order of the
 * calls: a `statement` is sent by the time its call returns. Undefined too for a cart that was made during the wait.
 */
export async function lockAndFindCart(
  tx: Tx,
  owner: CartOwner,
  reading: CartReading = {},
): Promise<CartRow | undefined> {
  const locking =
    'cartId' in owner ? lockById(tx, owner) : 'sessionHash' in owner ? lockOfVisit(tx, owner) : lockOfPerson(tx, owner)
  const [[locked], row] = await Promise.all([locking, findCart(tx, owner, reading)])
  return locked === undefined || locked.id !== row?.cartId ? undefined : row
}

/** The values a cart begins with. */
export interface NewCart {
  userId: number | null
  /** Of the visit it belongs to, while no customer is signed in. */
  sessionHash?: string
  storeId: number
  deliveryServiceId: number | null
  addressId: number | null
  zoneId: number | null
  infos?: Record<string, string>
}

/** Stands for a cart that is not there yet. */
export const unmadeCartId = -1

/** The cart the shopper would get, without creating it. */
export async function findUnmadeCart(db: Reader, begin: NewCart): Promise<CartRow | undefined> {
  const { userId, storeId, deliveryServiceId, addressId } = begin
  const [row] = await unmadeCartRow(db, { userId, storeId, deliveryServiceId, addressId, ...noReading })
  return row
}

const noReading = { alsoProducts: [], knownCart: null, knownVersion: null }

type UnmadeCart = Pick<NewCart, 'userId' | 'storeId' | 'deliveryServiceId' | 'addressId'>
const newAddress = sql.placeholder('addressId')

const unmadeCartRow = cartFrom<UnmadeCart>(sql`(
  select ${sql.raw(String(unmadeCartId))} as id, ${sql.placeholder('userId')}::int as user_id, 'open' as state, 0 as version,
    '{}'::jsonb as infos, ${sql.placeholder('storeId')}::int as store_id,
    ${sql.placeholder('deliveryServiceId')}::int as delivery_service_id, ${newAddress}::int as address_id,
    ${newAddress}::int is not null as address_auto_assigned, null::int as slot_id, false as slot_auto_assigned)`)

export interface OrderedLine {
  productId: number
  name: Localized
  optionsKey: string
  quantity: number
  acceptAlternatives: boolean
  infos: Record<string, string>
  /** The selectable promotion chosen for it. */
  promotionChoice: number | null
}

/** The lines a customer once ordered; undefined for another customer's order, as for one that does not exist. */
export async function findOrderLines(db: Reader, userId: number, orderId: number): Promise<OrderedLine[] | undefined> {
  const { rows } = await db.execute<{ lines: OrderedLine[] | null }>(sql`
    select (select json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'optionsKey', l.options_key,
        'quantity', l.quantity_ordered, 'acceptAlternatives', l.accept_alternatives,
        'infos', l.infos, 'promotionChoice', case when (l.promotion ->> 'selectable')::boolean
          then (l.promotion ->> 'promotionId')::int end) order by l.id)
      from order_line l where l.order_id = o.id) as lines
    from shop_order o where o.id = ${orderId} and o.user_id = ${userId}`)
  const [order] = rows
  return order && (order.lines ?? [])
}

/** Anonymous carts whose visit has ended: no cookie can open them again. */
export async function deleteAbandonedCarts(db: Reader): Promise<void> {
  await db.execute(sql`
    delete from cart c where c.session_hash is not null and c.state = 'open'
      and not exists (select 1 from session s where s.id_hash = c.session_hash)`)
}
