import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { CategoryMetadata } from '../../trade/catalog/categories.tables.ts'
import { type CategoryTree, presentCategory } from '../../trade/catalog/presenters/category.presenter.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { CategoryNode } from '../../trade/catalog/snapshot/snapshot.ts'
import { cleanMetadata } from './clean-content.ts'
import { presentBlock } from './block.presenter.ts'
import type { BlockRow } from './content.repository.ts'

/** A category with what its own page shows; `path` is its path from its department. (Wire format, section 5) */
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

function metadataIn(language: Language, metadata: Readonly<CategoryMetadata>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(cleanMetadata(metadata)).map(([section, fields]) => [
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
