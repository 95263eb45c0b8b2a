import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Reader } from '../../db/database.ts'
import { product } from '../../db/schema/catalog.ts'
import { contentDocument } from '../../db/schema/content.ts'

export const countProducts = (reader: Reader): Promise<number> => reader.$count(product, eq(product.published, true))

/** Slugs of products for sale in the order of their ids. */
export async function selectProductSlugs(reader: Reader, offset: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ slug: product.slug })
    .from(product)
    .where(eq(product.published, true))
    .orderBy(asc(product.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ slug }) => slug)
}

export interface PublishedDocument {
  readonly kind: string
  readonly type: string | null
  readonly slug: string
  readonly publishedAt: Date
}

/** Editors' documents of these kinds that everybody sees now. */
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
        or(isNull(contentDocument.startsAt), lte(contentDocument.startsAt, now)),
        or(isNull(contentDocument.endsAt), gt(contentDocument.endsAt, now)),
      ),
    )
    .orderBy(asc(contentDocument.number))
    .limit(limit)
}
