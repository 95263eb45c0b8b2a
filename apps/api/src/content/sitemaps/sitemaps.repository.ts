import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { contentDocument } from '../../kernel/publishing/publishing.tables.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'

export const countProducts = (reader: Reader): Promise<number> => reader.$count(product, eq(product.published, true))

/** Products for sale in the order of their ids. */
export const selectProducts = (reader: Reader, offset: number, limit: number) =>
  reader
    .select({ slug: product.slug, updatedAt: product.updatedAt })
    .from(product)
    .where(eq(product.published, true))
    .orderBy(asc(product.id))
    .limit(limit)
    .offset(offset)

/** The time of the last change among the goods of each department, those below it included. */
export async function selectDepartmentChanges(reader: Reader): Promise<ReadonlyMap<number, Date>> {
  const rows = await reader
    .select({
      categoryId: sql<number>`department.id`,
      updatedAt: sql`max(${product.updatedAt})`.mapWith(product.updatedAt),
    })
    .from(product)
    .crossJoinLateral(sql`unnest(${product.categoryPath}) as department(id)`)
    .where(eq(product.published, true))
    .groupBy(sql`department.id`)
  return new Map(rows.map(({ categoryId, updatedAt }) => [categoryId, updatedAt]))
}

/** Slugs of the stores people can visit. */
export async function selectStoreSlugs(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ slug: warehouse.slug })
    .from(warehouse)
    .where(eq(warehouse.active, true))
    .orderBy(asc(warehouse.id))
    .limit(limit)
  return rows.map(({ slug }) => slug)
}

export interface PublishedDocument {
  readonly kind: string
  readonly type: string | null
  readonly slug: string
  readonly publishedAt: Date
}

/** Editors' documents of these kinds that everybody sees now, but those their editor keeps from sitemaps. */
export function selectPublished(
  reader: Reader,
  kinds: readonly string[],
  now: Date,
  limit: number,
): Promise<PublishedDocument[]> {
  return reader
    .select({
      kind: contentDocument.kind,
      type: contentDocument.type,
      slug: contentDocument.slug,
      publishedAt: contentDocument.publishedAt,
    })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.draft, false),
        inArray(contentDocument.kind, [...kinds]),
        sql`${contentDocument.body} #>> '{seo,sitemap}' is distinct from 'false'`,
        or(isNull(contentDocument.startsAt), lte(contentDocument.startsAt, now)),
        or(isNull(contentDocument.endsAt), gt(contentDocument.endsAt, now)),
      ),
    )
    .orderBy(asc(contentDocument.number))
    .limit(limit)
}
