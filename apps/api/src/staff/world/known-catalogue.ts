import { productClassGroup as knownGroup } from '@bottega/rules/catalog/known-names.ts'
import { and, asc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { category } from '../../trade/catalog/categories.tables.ts'
import { product, productClass, productClassGroup } from '../../trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { shopState } from '../../kernel/database/shop-state.tables.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'
import type { ClassProduct, PromotionProduct, WorldCategory, WorldClass, WorldPromotion } from './world.ts'

/** Categories that are shown, parents before children, in the order they are shown in. */
export async function knownCategories(db: Reader): Promise<WorldCategory[]> {
  const rows = await db
    .select()
    .from(category)
    .where(eq(category.listed, true))
    .orderBy(asc(sql`array_length(${category.path}, 1)`), asc(category.position), asc(category.id))
  return rows.map(({ slug, name, title, description, image }) => ({
    slug,
    name: name ?? { it: slug },
    title,
    description,
    image,
  }))
}

const placingKey = 'world.placing'

/** The operator's own rules for placing products; undefined where those shipped hold. */
export async function placingRulesOf(db: Reader): Promise<Record<string, unknown> | undefined> {
  const [row] = await db.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, placingKey))
  return row?.value as Record<string, unknown> | undefined
}

export async function storePlacingRules(db: Reader, rules: Record<string, unknown>): Promise<void> {
  await db
    .insert(shopState)
    .values({ key: placingKey, value: rules })
    .onConflictDoUpdate({ target: shopState.key, set: { value: rules, updatedAt: sql`now()` } })
}

/** Brands are left out: an import of products makes them. */
export async function knownClasses(db: Reader): Promise<WorldClass[]> {
  const rows = await db
    .select({ row: productClass, group: productClassGroup })
    .from(productClass)
    .innerJoin(productClassGroup, eq(productClassGroup.id, productClass.groupId))
    .where(ne(productClass.groupId, knownGroup.vendorBrand))
    .orderBy(asc(productClassGroup.position), asc(productClassGroup.id), asc(productClass.id))
  return rows.map(({ row: { id, name, icon, maximumQuantity }, group }) => ({
    id,
    group: { id: group.id, name: group.name ?? { it: '' }, facet: group.facet, position: group.position },
    name: name ?? { it: '' },
    icon,
    maximumQuantity,
  }))
}

export async function knownClassProducts(db: Reader): Promise<ClassProduct[]> {
  const { rows } = await db.execute<{ class: number; product: string }>(sql`
    select c.id as class, p.cod_int as product
    from ${product} p cross join lateral unnest(p.class_ids) as named(id)
    join ${productClass} c on c.id = named.id and c.group_id <> ${knownGroup.vendorBrand}
    order by c.id, p.cod_int`)
  return rows
}

/** Promotions with a code that are not over, one for all the shops they run in. */
export async function knownPromotions(db: Reader, today: string): Promise<WorldPromotion[]> {
  const rows = await db
    .select({ row: promotion, slug: warehouse.slug })
    .from(promotion)
    .innerJoin(warehouse, eq(warehouse.id, promotion.warehouseId))
    .where(and(isNotNull(promotion.code), gte(promotion.validTo, today)))
    .orderBy(asc(promotion.id))
  return [...Map.groupBy(rows, ({ row }) => row.code ?? '')].flatMap(([code, group]) => {
    const [first] = group
    if (first === undefined) return []
    const { row } = first
    return [
      {
        code,
        typeId: row.typeId,
        stores: group.map(({ slug }) => slug).toSorted(),
        name: row.name ?? { it: code },
        bubble: row.view.bubble ?? { it: '' },
        validFrom: row.validFrom,
        validTo: row.validTo,
        selectable: row.selectable,
        belowCost: row.belowCost,
        membersOnly: row.membersOnly,
        pieces: row.pieces,
        paidPieces: row.paidPieces,
        discountPercent: row.discountPercent,
      },
    ]
  })
}

export async function knownPromotionProducts(db: Reader, codes: readonly string[]): Promise<PromotionProduct[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectDistinct({ promotion: promotion.code, product: product.codInt, priceCents: promotionProduct.priceCents })
    .from(promotionProduct)
    .innerJoin(promotion, eq(promotion.id, promotionProduct.promotionId))
    .innerJoin(product, eq(product.id, promotionProduct.productId))
    .where(inArray(promotion.code, [...codes]))
    .orderBy(asc(promotion.code), asc(product.codInt))
  return rows.map(({ promotion: code, product: of, priceCents }) => ({
    promotion: code ?? '',
    product: of,
    priceCents,
  }))
}
