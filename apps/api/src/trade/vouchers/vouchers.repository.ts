import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { openCartStates } from '../cart/cart.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { cartVoucher, giftCertificate, userGiftCertificate, type VoucherProposal } from './vouchers.tables.ts'

/** A voucher as the shop gives it out. */
export interface CertificateRow {
  giftCertificateId: number
  code: string
  name: Localized
  description: Localized
  image: string | null
  proposal: VoucherProposal | null
  adjustmentTypeId: number
  scope: 'line' | 'order'
  discountKind: 'amount' | 'percent'
  discount: number
  minimumSpendCents: number
  productId: number | null
  categoryId: number | null
  perOrder: number
  usesLeft: number | null
  validFrom: string
  validUntil: string | null
}

/** One use that a customer holds. */
export interface PieceRow {
  userGiftCertificateId: number
  balance: number
  orderId: number | null
  /** The open cart it was added to, and the line there. */
  cartId: number | null
  lineId: number | null
}

export interface HeldCertificate extends CertificateRow {
  pieces: PieceRow[]
}

/** The columns of a certificate `c` as JSON-ready names. */
const certificateColumns = sql`c.id as "giftCertificateId", c.code, c.name, c.description, c.image, c.proposal,
  c.adjustment_type_id as "adjustmentTypeId", c.scope, c.discount_kind as "discountKind", c.discount,
  c.minimum_spend_cents as "minimumSpendCents", c.product_id as "productId", c.category_id as "categoryId",
  c.per_order as "perOrder", c.uses_left as "usesLeft", c.valid_from::text as "validFrom",
  c.valid_until::text as "validUntil"`

/** The pieces a customer holds of the certificate `c`, with the open cart each was added to. */
const piecesOf = (userId: number) => sql`coalesce((
  select json_agg(json_build_object('userGiftCertificateId', g.id, 'balance', g.balance, 'orderId', g.order_id,
    'cartId', k.cart_id, 'lineId', k.cart_line_id) order by g.id)
  from user_gift_certificate g
    left join (cart_voucher k join cart o on o.id = k.cart_id and o.state in ${openCartStates})
      on k.user_gift_certificate_id = g.id
  where g.gift_certificate_id = c.id and g.user_id = ${userId}), '[]')`

/**
 * A code as it concerns one customer: theirs, or open to all. Another customer's is not found, like one that never
 * existed, and by the same single statement.
 */
export async function findByCode(db: Reader, userId: number, code: string): Promise<HeldCertificate | undefined> {
  const { rows } = await db.execute<HeldCertificate & Record<string, unknown>>(sql`
    select ${certificateColumns}, ${piecesOf(userId)} as pieces
    from gift_certificate c
    where upper(c.code) = upper(${code}) and (c.adjustment_type_id = ${giftAdjustmentType.openCode}
      or exists (select 1 from user_gift_certificate h where h.gift_certificate_id = c.id and h.user_id = ${userId}))`)
  return rows[0]
}

/** Everything a customer holds or held, what ends first first. */
export async function findHeld(db: Reader, userId: number): Promise<HeldCertificate[]> {
  const { rows } = await db.execute<HeldCertificate & Record<string, unknown>>(sql`
    select ${certificateColumns}, ${piecesOf(userId)} as pieces
    from gift_certificate c
    where c.id in (select h.gift_certificate_id from user_gift_certificate h where h.user_id = ${userId})
    order by c.valid_until nulls last, c.id`)
  return rows
}

/**
 * The products line vouchers are for, by certificate: one product, or everything of a category; first-stage infant
 * formula never.
 */
export async function findProductsFor(db: Reader, certificateIds: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ giftCertificateId: number; productIds: number[] }>(sql`
    select c.id as "giftCertificateId", json_agg(p.id order by p.id) as "productIds"
    from gift_certificate c
      join product p on p.published and not p.infant_formula
        and (p.id = c.product_id or c.category_id = any(p.category_path))
    where c.id = any(${sql.param([...certificateIds])}::int[]) and c.scope = 'line'
    group by c.id`)
  return new Map(rows.map(({ giftCertificateId, productIds }) => [giftCertificateId, productIds]))
}

/** The one use an open code gives a customer; undefined when they had it already. */
export async function insertPieceByCode(
  tx: Tx,
  giftCertificateId: number,
  userId: number,
  now: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(userGiftCertificate)
    .values({ giftCertificateId, userId, byCode: true, balance: 1, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: userGiftCertificate.id })
  return row?.id
}

/** Adds a voucher to a cart; one that is on another line of it moves. */
export async function applyToCart(
  tx: Tx,
  cartId: number,
  userGiftCertificateId: number,
  cartLineId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .insert(cartVoucher)
    .values({ cartId, userGiftCertificateId, cartLineId, addedAt: now })
    .onConflictDoUpdate({ target: [cartVoucher.cartId, cartVoucher.userGiftCertificateId], set: { cartLineId } })
}

/** Takes a code off the order and every line, or the last of it off one line. Returns how many. */
export async function takeOffCart(tx: Tx, cartId: number, code: string, lineId: number | undefined): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from cart_voucher where cart_id = ${cartId} and user_gift_certificate_id in (
      select k.user_gift_certificate_id from cart_voucher k
        join user_gift_certificate g on g.id = k.user_gift_certificate_id
        join gift_certificate c on c.id = g.gift_certificate_id
      where k.cart_id = ${cartId} and upper(c.code) = upper(${code})
        and ${lineId === undefined ? sql`true` : sql`k.cart_line_id = ${lineId}`}
      order by k.added_at desc, g.id desc ${lineId === undefined ? sql`` : sql`limit 1`})`)
  return rowCount ?? 0
}

/** The voucher of this code, made from `certificate` where there is none yet. */
export async function certificateByCode(tx: Tx, certificate: typeof giftCertificate.$inferInsert): Promise<number> {
  await tx.insert(giftCertificate).values(certificate).onConflictDoNothing()
  const [row] = await tx
    .select({ id: giftCertificate.id })
    .from(giftCertificate)
    .where(sql`upper(${giftCertificate.code}) = upper(${certificate.code})`)
  if (row === undefined) throw new Error(`the voucher ${certificate.code} was not made`)
  return row.id
}

/** One more use for a customer. */
export async function insertPiece(tx: Tx, giftCertificateId: number, userId: number, now: Date): Promise<number> {
  const [row] = await tx
    .insert(userGiftCertificate)
    .values({ giftCertificateId, userId, balance: 1, createdAt: now })
    .returning({ id: userGiftCertificate.id })
  if (row === undefined) throw new Error('a voucher was not granted')
  return row.id
}
