import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { contentDocument, contentFile } from '../../kernel/publishing/publishing.tables.ts'
import { store, warehouse } from '../../places/stores/stores.tables.ts'
import type { StoredLeaflet } from './stored-leaflet.ts'

export interface SellingStore {
  readonly warehouseId: number
  readonly slug: string
  readonly name: string
  readonly leafletTypeId: number | null
}

/** Stores that can be shopped from, in the shop's order. */
export function selectSellingStores(reader: Reader): Promise<SellingStore[]> {
  return reader
    .selectDistinctOn([warehouse.id], {
      warehouseId: warehouse.id,
      slug: warehouse.slug,
      name: warehouse.name,
      leafletTypeId: warehouse.leafletTypeId,
    })
    .from(store)
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .orderBy(asc(warehouse.id))
}

/** The stores whose prices a leaflet prints: those it names, else those of its type, else all. */
export function storesOf({ stores, type }: StoredLeaflet, selling: readonly SellingStore[]): readonly SellingStore[] {
  if (stores !== undefined) return selling.filter(({ slug }) => stores.includes(slug))
  const ofType = selling.filter(({ leafletTypeId }) => leafletTypeId === type)
  return ofType.length > 0 ? ofType : selling
}

/** One version of a leaflet, published or draft: the address of its pages names it. */
export async function selectVersion(
  reader: Reader,
  number: number,
  version: number,
): Promise<{ slug: string; leaflet: StoredLeaflet } | undefined> {
  const [row] = await reader
    .select({ slug: contentDocument.slug, body: contentDocument.body })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.kind, 'leaflets'),
        eq(contentDocument.number, number),
        eq(contentDocument.version, version),
      ),
    )
  return row && { slug: row.slug, leaflet: row.body as unknown as StoredLeaflet }
}

export async function selectFile(reader: Reader, hash: string): Promise<Buffer | undefined> {
  const [row] = await reader
    .select({ content: contentFile.content })
    .from(contentFile)
    .where(eq(contentFile.hash, hash))
  return row?.content
}
