import { createHash } from 'node:crypto'
import { banner, type Banner } from '@bottega/contract/content/banner.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { arrayOverlaps, inArray, or } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { contentDocument } from '../../kernel/publishing/publishing.tables.ts'
import { type DocumentPage, listDocuments } from '../../kernel/publishing/documents.service.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import { isRecord } from '../../kernel/publishing/fields/content-schema.ts'
import type { BlockContext, BlockRow } from './content.repository.ts'
import { readContent } from './read-block.ts'

/** The folder of banners that blocks name. */
export const bannerFolder = 'banners'

/** More than any page shows. */
const mostStored = 200

/**
 * Blocks with all their banners: their own and those of the folder they name, by priority, each with its id. The stored
 * ones of all blocks are one statement, and none where no block names any.
 */
export async function withBanners(
  reader: Reader,
  context: BlockContext,
  rows: readonly BlockRow[],
): Promise<BlockRow[]> {
  const stored = await selectNamed(reader, context, rows)
  return rows.map((row) => {
    if (!Array.isArray(row.content['banners']) && !isRecord(row.content['stored'])) return row
    return { ...row, content: { ...row.content, banners: bannersOf(row, stored) } }
  })
}

type NamedBanners = { readonly slugs: readonly string[]; readonly place: string | undefined }

function namedBy({ content }: BlockRow): NamedBanners {
  const named = isRecord(content['stored']) ? content['stored'] : {}
  return {
    slugs: Array.isArray(named['slugs']) ? named['slugs'].filter((slug) => typeof slug === 'string') : [],
    place: typeof named['place'] === 'string' ? named['place'] : undefined,
  }
}

async function selectNamed(reader: Reader, context: BlockContext, rows: readonly BlockRow[]) {
  const named = rows.map(namedBy)
  const slugs = named.flatMap((one) => one.slugs)
  const places = named.flatMap(({ place }) => place ?? [])
  return slugs.length === 0 && places.length === 0 ? [] : selectShown(reader, context, { slugs, places })
}

async function selectShown(
  reader: Reader,
  { site, ...edition }: BlockContext,
  { slugs = [], places = [], numbers }: ShownBanners,
): Promise<DocumentPage['documents']> {
  const where = or(
    slugs.length === 0 ? undefined : inArray(contentDocument.slug, [...slugs]),
    places.length === 0 ? undefined : arrayOverlaps(contentDocument.classes, [...places]),
  )
  const query = { kind: bannerFolder, where, ...(numbers && { numbers }) }
  const { documents } = await listDocuments(reader, edition, query, { page: 1, pageSize: mostStored })
  return documents.filter(({ type, body }) => (type === null || type === site) && body['hidden'] !== true)
}

interface ShownBanners {
  readonly slugs?: readonly string[]
  readonly places?: readonly string[]
  readonly numbers?: readonly number[]
}

/** The banners of the folder that are shown now, by their place or ids, the most important first. */
export async function shownBanners(
  reader: Reader,
  context: BlockContext & { readonly language: Language },
  wanted: Pick<ShownBanners, 'places' | 'numbers'>,
): Promise<(Banner & { id: number })[]> {
  const documents = await selectShown(reader, context, wanted)
  const banners = documents.map(({ number, slug, body }) => Object.assign({}, body, { id: number, slug }))
  const sorted = banners.toSorted((one, other) => priorityOf(other) - priorityOf(one))
  return bannersIn(inLanguage(context.language, { banners: sorted }))
}

function bannersOf(row: BlockRow, stored: DocumentPage['documents']): Record<string, unknown>[] {
  const { slugs, place } = namedBy(row)
  const own = Array.isArray(row.content['banners']) ? row.content['banners'].filter(isRecord) : []
  const fromFolder = stored
    .filter(({ slug, classes }) => slugs.includes(slug) || (place !== undefined && classes.includes(place)))
    .map(({ number, slug, body }) => Object.assign({}, body, { id: number, slug }))
  return [...own.map((one) => Object.assign({ id: idOf(one) }, one)), ...fromFolder].toSorted(
    (one, other) => priorityOf(other) - priorityOf(one),
  )
}

const priorityOf = (one: Record<string, unknown>) => (typeof one['priority'] === 'number' ? one['priority'] : 0)

/** Follows from what the banner says: it survives a new import, and changes with the banner. */
const idOf = (one: Record<string, unknown>) =>
  (createHash('sha256').update(JSON.stringify(one)).digest().readUInt32BE() >>> 1) + 1

/** The complete banners of a cleaned block in one language. */
export function bannersIn({ banners }: Record<string, unknown>): (Banner & { id: number })[] {
  if (!Array.isArray(banners)) return []
  return banners.flatMap((one) => {
    const complete = readContent(banner, one) as Banner | undefined
    return complete?.id === undefined ? [] : [{ ...complete, id: complete.id }]
  })
}
