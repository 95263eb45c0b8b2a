import { blockSettings } from '@bottega/contract/content/block-schema.ts'
import { blockTypes, type BlockType } from '@bottega/contract/content/block-types.ts'
import { categoryMetadata } from '@bottega/contract/content/category-metadata.ts'
import { moment, text } from '@bottega/contract/content/fields.ts'
import { columnWidths, type ColumnWidths } from '@bottega/contract/content/block-schema.ts'
import { eq } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Tx } from '../../kernel/database/database.ts'
import { category, type CategoryMetadata, type GridTemplate } from '../../trade/catalog/categories.tables.ts'
import { categoryBlock } from './content.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { Body, ContentKind, ReadDocument } from '../../kernel/publishing/content-kind.ts'
import { endOf, momentOf } from '../../kernel/publishing/moments.ts'

const blockShell = {
  site: Type.Optional(Type.Enum(['coop', 'collect'], { description: 'Both sites without it' })),
  from: Type.Optional(moment()),
  until: Type.Optional(moment()),
  settings: Type.Optional(blockSettings),
}
const block = Type.Union(
  (Object.keys(blockTypes) as BlockType[]).map((type) =>
    Type.Object({ type: Type.Literal(type), ...blockShell, content: blockTypes[type].content }),
  ),
)
type WrittenBlock = Static<typeof blockSchemaOfFile>
const blockSchemaOfFile = Type.Object({
  type: Type.String(),
  ...blockShell,
  content: Type.Record(Type.String(), Type.Unknown()),
})

const blocks = Type.Array(block)
const fluid = Type.Optional(Type.Boolean())
/** A row with `blocks` alone is one column as wide as the page. */
const row = Type.Union([
  Type.Object({ fluid, columns: Type.Array(Type.Object({ widths: Type.Optional(columnWidths), blocks })) }),
  Type.Object({ fluid, blocks }),
])

/** A page of blocks as its editor writes it: the home page, one of a department, or one of its own. */
const pageSchema = Type.Object({
  slug: Type.Optional(text()),
  name: Type.Optional(text()),
  title: Type.Optional(text()),
  description: Type.Optional(text()),
  metadata: Type.Optional(categoryMetadata),
  from: Type.Optional(moment()),
  until: Type.Optional(moment()),
  rows: Type.Array(row),
})

export interface WrittenPage {
  readonly name?: string | Localized
  readonly title?: string | Localized
  readonly description?: string | Localized
  readonly metadata?: CategoryMetadata
  readonly from?: string
  readonly until?: string
  readonly rows: readonly {
    readonly fluid?: boolean
    readonly columns?: readonly { readonly widths?: ColumnWidths; readonly blocks: readonly WrittenBlock[] }[]
    readonly blocks?: readonly WrittenBlock[]
  }[]
}

/** The body of a document of this kind, whose schema it has passed. */
export const writtenPage = (body: Body) => body as unknown as WrittenPage

/** Pages of blocks: `pages/home.yaml`; that of a department says its `slug`. (Content and discovery, section 2) */
export const pageKind = {
  folder: 'pages',
  form: 'yaml',
  schema: pageSchema,
  factsOf: ({ slug, from, until }, key) => ({
    slug: typeof slug === 'string' ? slug : key,
    startsAt: momentOf(from),
    endsAt: endOf(until),
  }),
  project: placeOnCategory,
  unproject: removeFromCategory,
} satisfies ContentKind

/** Puts the blocks on the category of that slug; where there is none, a hidden one is made to carry them. */
async function placeOnCategory(tx: Tx, { key, facts: { slug, startsAt, endsAt }, body }: ReadDocument): Promise<void> {
  const page = writtenPage(body)
  const categoryId = (await findCategoryId(tx, slug)) ?? (await addHiddenCategory(tx, slug, page.name ?? key))
  await tx.update(category).set(shownFields(page)).where(eq(category.id, categoryId))
  await tx.delete(categoryBlock).where(eq(categoryBlock.categoryId, categoryId))
  const rows = placedBlocks(page, categoryId, { startsAt, endsAt })
  if (rows.length > 0) await tx.insert(categoryBlock).values(rows)
}

async function removeFromCategory(tx: Tx, { slug }: { slug: string }): Promise<void> {
  const [found] = await tx
    .select({ id: category.id, listed: category.listed })
    .from(category)
    .where(eq(category.slug, slug))
  if (found === undefined) return
  await tx.delete(categoryBlock).where(eq(categoryBlock.categoryId, found.id))
  if (found.listed) await tx.update(category).set({ template: null }).where(eq(category.id, found.id))
  else await tx.delete(category).where(eq(category.id, found.id))
}

async function findCategoryId(tx: Tx, slug: string): Promise<number | undefined> {
  const [found] = await tx.select({ id: category.id }).from(category).where(eq(category.slug, slug))
  return found?.id
}

async function addHiddenCategory(tx: Tx, slug: string, name: string | Localized): Promise<number> {
  const [added] = await tx
    .insert(category)
    .values({ slug, name: localized(name), path: [], listed: false, position: hiddenPosition })
    .returning({ id: category.id })
  if (added === undefined) throw new Error('category answered no row')
  await tx
    .update(category)
    .set({ path: [added.id] })
    .where(eq(category.id, added.id))
  return added.id
}

/** After all departments. */
const hiddenPosition = 1000

const localized = (written: string | Localized): Localized => (typeof written === 'string' ? { it: written } : written)

/** The fields of its category that the page sets; those it does not mention stay. */
export function shownFields({ name, title, description, metadata, rows }: WrittenPage) {
  const template: GridTemplate = {
    rows: rows.map((one) => ({ fluid: one.fluid ?? false, columns: columnsOf(one).map(({ widths }) => widths ?? {}) })),
  }
  return {
    template,
    ...(name !== undefined && { name: localized(name) }),
    ...(title !== undefined && { title: localized(title) }),
    ...(description !== undefined && { description: localized(description) }),
    ...(metadata !== undefined && { metadata }),
  }
}

const columnsOf = ({ columns, blocks: own = [] }: WrittenPage['rows'][number]) =>
  columns ?? [{ widths: {}, blocks: own }]

interface Dates {
  readonly startsAt?: Date | null | undefined
  readonly endsAt?: Date | null | undefined
}

export function placedBlocks({ rows }: WrittenPage, categoryId: number, page: Dates) {
  const placed = rows.flatMap((one, row) =>
    columnsOf(one).flatMap((own, column) => own.blocks.map((block) => ({ block, row, column }))),
  )
  return placed.map(({ block: { type, site = null, from, until, settings, content }, row, column }, position) => ({
    categoryId,
    row,
    column,
    position,
    site,
    type,
    content: { ...content, ...settings },
    startsAt: latest(page.startsAt, momentOf(from)),
    endsAt: earliest(page.endsAt, endOf(until)),
  }))
}

const latest = (...moments: readonly (Date | null | undefined)[]) => sorted(moments).at(-1) ?? null
const earliest = (...moments: readonly (Date | null | undefined)[]) => sorted(moments)[0] ?? null
const sorted = (moments: readonly (Date | null | undefined)[]) =>
  moments.filter((one) => one instanceof Date).toSorted((one, other) => one.getTime() - other.getTime())
