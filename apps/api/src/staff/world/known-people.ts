import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { and, asc, eq, gte, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { category } from '../../trade/catalog/categories.tables.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { staffPlace } from '../../kernel/accounts/staff-places.tables.ts'
import { cooperative, store, warehouse } from '../../places/stores/stores.tables.ts'
import { giftCertificate } from '../../trade/vouchers/vouchers.tables.ts'
import { voucherMovement } from '../../trade/vouchers/voucher-ledger.tables.ts'
import type { CountedStock, WorldStaff, WorldVoucher } from './world.ts'

/** How the ledger names what the files give out. */
export const givenOut = 'world-'

/**
 * The amount of it that all customers together have: used, less the part that came back. The part the files give out is
 * not theirs.
 */
const taken = sql<number>`coalesce((select -sum(${voucherMovement.delta}) from ${voucherMovement}
  where ${voucherMovement.giftCertificateId} = ${giftCertificate.id}
    and ${voucherMovement.reference} not like ${`${givenOut}%`}), 0)::int`

/** Money given back, or as goodwill, to one customer: it belongs to no other customer, and to no file. */
const isCredit = sql`exists (select from ${voucherMovement} where ${voucherMovement.reference} = 'credit-' || ${giftCertificate.code})`

/** Vouchers that are not over by a day; without one all of them. */
export async function knownVouchers(db: Reader, today = '0001-01-01'): Promise<WorldVoucher[]> {
  const rows = await db
    .select({ row: giftCertificate, product: product.codInt, category: category.slug, taken })
    .from(giftCertificate)
    .leftJoin(product, eq(product.id, giftCertificate.productId))
    .leftJoin(category, eq(category.id, giftCertificate.categoryId))
    .where(
      and(
        // Codes that staff had made are theirs, not the files'.
        isNull(giftCertificate.campaignId),
        not(isCredit),
        or(isNull(giftCertificate.validUntil), gte(giftCertificate.validUntil, today)),
      ),
    )
    .orderBy(asc(giftCertificate.id))
  return rows.map(({ row, taken: gone, product: code, category: slug }) => ({
    code: row.code,
    name: row.name ?? { it: row.code },
    description: row.description ?? { it: '' },
    open: row.adjustmentTypeId === giftAdjustmentType.openCode,
    scope: row.scope,
    discountKind: row.discountKind,
    discount: row.discount,
    minimumSpendCents: row.minimumSpendCents,
    product: code,
    category: slug,
    perOrder: row.perOrder,
    uses: row.usesLeft === null ? null : row.usesLeft + gone,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
  }))
}

/** Staff whose accounts are open, and disabled ones of these addresses. */
export async function knownStaff(db: Reader, evenDisabled: ReadonlySet<string> = new Set()): Promise<WorldStaff[]> {
  const rows = await db.select().from(appUser).where(ne(appUser.role, 'customer')).orderBy(asc(appUser.email))
  const placesOf = await knownPlaces(db)
  return rows.flatMap(({ id, email, firstName, lastName, role, language, staffDisabledAt }) => {
    if (role === 'customer' || (staffDisabledAt !== null && !evenDisabled.has(email.toLowerCase()))) return []
    const places = placesOf.get(id) ?? []
    return [
      {
        email,
        firstName,
        lastName,
        role,
        language,
        stores: places.flatMap((place) => place.store ?? []),
        cooperatives: places.flatMap((place) => place.cooperative ?? []),
      },
    ]
  })
}

/** The places of each staff member by the names of their files, in the order of the alphabet. */
async function knownPlaces(db: Reader) {
  const rows = await db
    .select({ userId: staffPlace.userId, store: warehouse.slug, cooperative: cooperative.slug })
    .from(staffPlace)
    .leftJoin(store, eq(store.id, staffPlace.storeId))
    .leftJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .leftJoin(cooperative, eq(cooperative.id, staffPlace.cooperativeId))
    // The order of bytes, as files are sorted: that of a language can differ between two databases.
    .orderBy(sql`${warehouse.slug} collate "C"`, sql`${cooperative.slug} collate "C"`)
  return Map.groupBy(rows, ({ userId }) => userId)
}

/** Rows of stock in the order of products, a batch at a time. */
export async function* knownStock(db: Reader, batch = 5000): AsyncGenerator<CountedStock[]> {
  let last = { productId: 0, warehouseId: 0 }
  for (;;) {
    const rows = await db
      .select({
        productId: stock.productId,
        warehouseId: stock.warehouseId,
        product: product.codInt,
        store: warehouse.slug,
        available: stock.available,
      })
      .from(stock)
      .innerJoin(product, eq(product.id, stock.productId))
      .innerJoin(warehouse, and(eq(warehouse.id, stock.warehouseId), eq(warehouse.active, true)))
      .where(sql`(${stock.productId}, ${stock.warehouseId}) > (${last.productId}, ${last.warehouseId})`)
      .orderBy(asc(stock.productId), asc(stock.warehouseId))
      .limit(batch)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end
    yield rows.map(({ product: code, store, available }) => ({ product: code, store, available }))
  }
}
