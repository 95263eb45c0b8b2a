import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import type { CatalogContext } from '../catalog.context.ts'
import type { Counts } from '../categories.service.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { pictureAddress } from './picture-address.ts'
import type { CategoryNode } from '../snapshot/snapshot.ts'

export interface CategoryTree {
  readonly counts: Counts
  readonly childrenOf: ReadonlyMap<number | null, readonly CategoryNode[]>
  readonly context: CatalogContext
}

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
