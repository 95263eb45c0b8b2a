import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import type { CategoryNode } from '../../trade/catalog/snapshot/snapshot.ts'
import { findDocument, isRemovalDrafted } from '../../kernel/publishing/documents.service.ts'
import type { BlockRow } from './content.repository.ts'
import { pageKind, placedBlocks, shownFields, writtenPage } from './page.kind.ts'

export interface DraftPage {
  readonly node: CategoryNode
  readonly rows: readonly BlockRow[]
}

/**
 * A page as its draft has it, for a preview; undefined without one. A page that was never published stands on a category
 * made for the preview alone. Its blocks have negative ids, which no published block has.
 */
export async function findDraftPage(
  { db }: CatalogSource,
  { site, delivery: { now } }: CatalogContext,
  requested: { readonly slug: string | null },
  published: CategoryNode | undefined,
): Promise<DraftPage | undefined> {
  const slug = published?.slug ?? requested.slug
  if (slug === null) return undefined
  const document = await findDocument(db, { now, preview: true }, pageKind.folder, { slug })
  if (document === undefined && published !== undefined && (await isRemovalDrafted(db, pageKind.folder, slug)))
    return { node: { ...published, template: null }, rows: [] }
  if (document?.draft !== true) return undefined
  const page = writtenPage(document.body)
  const { template, ...fields } = shownFields(page)
  const categoryId = published?.categoryId ?? -document.number
  const node = { ...(published ?? hiddenNode(categoryId, slug)), ...fields, template }
  const rows = placedBlocks(page, categoryId, { startsAt: document.startsAt, endsAt: document.endsAt })
    .map((block, index) => Object.assign(block, { id: -(index + 1) }))
    .filter((block) => block.site === null || block.site === site)
    .filter(({ startsAt, endsAt }) => (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt))
  return { node, rows }
}

const hiddenNode = (categoryId: number, slug: string): CategoryNode => ({
  categoryId,
  parentId: null,
  slug,
  name: { it: slug },
  title: null,
  description: null,
  path: [categoryId],
  listed: false,
  image: null,
  metadata: {},
  template: null,
})
