import type { CategoryBlockView, CategoryView } from '@bottega/contract/catalog/categories.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { categoryBlock, CategoryMetadata } from '../../../db/schema/catalog.ts'
import { cleanContent } from '../../content/editor-content.ts'
import type { CatalogContext } from '../catalog.context.ts'
import type { Counts } from '../categories.service.ts'
import { inLanguage, textIn } from './localized-text.ts'
import { pictureAddress } from './picture-address.ts'
import type { CategoryNode } from '../snapshot/snapshot.ts'

export interface CategoryTree {
  readonly counts: Counts
  readonly childrenOf: ReadonlyMap<number | null, readonly CategoryNode[]>
  readonly context: CatalogContext
}

type BlockRow = typeof categoryBlock.$inferSelect

/**
 * A node of the tree and `depth` levels of it. `parentId` is absent on departments; `categories` is absent on leaves,
 * but every department has it, empty or cut off. (Wire format, section 5)
 */
export function presentCategory(node: CategoryNode, tree: CategoryTree, depth: number): CategoryView {
  const { language } = tree.context
  const children = depth > 1 ? (tree.childrenOf.get(node.categoryId) ?? []) : []
  const hasList = node.parentId === null || children.length > 0
  return {
    categoryId: node.categoryId,
    ...(node.parentId === null ? {} : { parentId: node.parentId }),
    name: textIn(language, node.name),
    slug: node.slug,
    itemUrl: `/category/${node.slug}`,
    ...(node.image === null ? {} : { image: pictureAddress(node.image, 'large') }),
    productCount: tree.counts.get(node.categoryId) ?? 0,
    ...(hasList ? { categories: children.map((child) => presentCategory(child, tree, depth - 1)) } : {}),
  }
}

/** A category with what its own page shows. */
export function presentCategoryPage(
  node: CategoryNode,
  tree: CategoryTree,
  depth: number,
  path: readonly CategoryNode[],
  blocks: readonly BlockRow[],
): CategoryView {
  const { language } = tree.context
  return {
    ...presentCategory(node, tree, depth + 1),
    ...(node.listed ? {} : { listed: false }),
    ...(node.title === null ? {} : { title: textIn(language, node.title) }),
    ...(node.description === null ? {} : { description: textIn(language, node.description) }),
    breadCrumbs: path.map(({ categoryId, name, slug }) => ({ categoryId, name: textIn(language, name), slug })),
    metaData: metadataIn(language, node.metadata),
    categoryBlocks: blocks.map((block) => presentBlock(block, language)),
  }
}

/** Cleaned on the way out too: rows may come from a restored copy, another program, or a rule of yesterday. */
function metadataIn(language: Language, metadata: Readonly<CategoryMetadata>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(cleanContent(metadata) as CategoryMetadata).map(([section, fields]) => [
      section,
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : textIn(language, value),
        ]),
      ),
    ]),
  )
}

export function presentBlock({ id, type, content }: BlockRow, language: Language): CategoryBlockView {
  return {
    categoryBlockId: id,
    templateBlockType: { modeName: type },
    templateBlock: { codInt: type },
    content: inLanguage(language, cleanContent(content)),
  }
}
