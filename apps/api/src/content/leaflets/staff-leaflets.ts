import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { parse } from 'yaml'
import type { Localized } from '../../kernel/database/columns.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { contentDocument, contentVersion } from '../../kernel/publishing/publishing.tables.ts'
import { selectFile, selectSellingStores, storesOf } from './leaflets.repository.ts'
import { isProductArea, type ProductArea, type StoredLeaflet } from './stored-leaflet.ts'

/** A leaflet as staff plan its prices: its draft where it has one. */
export interface StaffLeaflet extends Days {
  /** Its name among the leaflets. */
  readonly key: string
  readonly title: string | Localized
  /** The stores whose prices it prints. */
  readonly warehouseIds: readonly number[]
}
/** Days of the shop's calendar; `to` is the last one. */
interface Days {
  readonly from: string
  readonly to: string
}

/** More than a shop has at a time. */
const mostLeaflets = 100

/** The later edition of each leaflet; a draft that removes one has nothing to say. */
const latest = (reader: Reader, key?: string) =>
  reader
    .selectDistinctOn([contentDocument.key], { key: contentDocument.key, body: contentDocument.body })
    .from(contentDocument)
    .where(
      and(
        eq(contentDocument.kind, 'leaflets'),
        eq(contentDocument.removal, false),
        key === undefined ? undefined : eq(contentDocument.key, key),
      ),
    )
    .orderBy(contentDocument.key, desc(contentDocument.draft))

/** The leaflets that have not ended before today, by their first day; issues of the magazine are none. */
export async function currentLeaflets(reader: Reader, today: string): Promise<StaffLeaflet[]> {
  const all = latest(reader).as('latest')
  const rows = await reader
    .select({ key: all.key, body: sql<StoredLeaflet>`${all.body} - 'pages'` })
    .from(all)
    .where(sql`${all.body} ->> 'to' >= ${today} and ${all.body} ->> 'type' <> ${String(magazineType)}`)
    .orderBy(sql`${all.body} ->> 'from'`, all.key)
    .limit(mostLeaflets)
  const selling = await selectSellingStores(reader)
  return rows.map(({ key, body }) => presentStaffLeaflet(key, body, selling))
}

const presentStaffLeaflet = (
  key: string,
  leaflet: StoredLeaflet,
  selling: Awaited<ReturnType<typeof selectSellingStores>>,
): StaffLeaflet => ({
  key,
  title: leaflet.title,
  from: leaflet.from,
  to: leaflet.to,
  warehouseIds: storesOf(leaflet, selling).map(({ warehouseId }) => warehouseId),
})

/** One leaflet with the products it prints, in its order; undefined where there is none. */
export async function staffLeaflet(
  reader: Reader,
  key: string,
): Promise<(StaffLeaflet & { printed: readonly ProductArea[] }) | undefined> {
  const [row] = await latest(reader, key)
  if (row === undefined) return undefined
  const leaflet = row.body as unknown as StoredLeaflet
  const printed = leaflet.pages.flatMap(({ areas = [] }) => areas.filter(isProductArea))
  return { ...presentStaffLeaflet(key, leaflet, await selectSellingStores(reader)), printed }
}

/** Published versions that are looked through for other days. */
const versionsBack = 6

/** The days a leaflet had in the last version of it that was published with others. */
export async function formerDays(reader: Reader, { key, from, to }: Pick<StaffLeaflet, 'key' | 'from' | 'to'>) {
  const versions = await reader
    .select({ files: contentVersion.files })
    .from(contentVersion)
    .where(and(eq(contentVersion.kind, 'leaflets'), eq(contentVersion.key, key), isNotNull(contentVersion.publication)))
    .orderBy(desc(contentVersion.version))
    .limit(versionsBack)
  for (const { files } of versions) {
    const file = files.find(({ path }) => path.endsWith('/leaflet.yaml'))
    const content = file && (await selectFile(reader, file.hash))
    const had = content && (parse(content.toString('utf8')) as Days)
    if (had !== undefined && (had.from !== from || had.to !== to)) return { from: had.from, to: had.to }
  }
  return undefined
}
