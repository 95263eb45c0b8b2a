import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import type { FoundContentView } from '@bottega/contract/content/search.ts'
import { plainWords } from '@bottega/rules/catalog/plain-words.ts'
import type { CatalogContext } from '../catalog/catalog.context.ts'
import type { CatalogSource } from '../catalog/catalog.service.ts'
import { categoryTree, departments } from '../catalog/categories.service.ts'

export interface ContentSearch {
  readonly words: string
  readonly type: 'post' | 'term'
  readonly subtype: string
}

const everyLevel = Number.MAX_SAFE_INTEGER

const withThoseBelow = (node: CategoryView): CategoryView[] => [
  node,
  ...(node.categories ?? []).flatMap(withThoseBelow),
]

/** All departments that match, in the order of their tree. The other types of the content system match nothing yet. */
export async function searchContent(
  source: CatalogSource,
  context: CatalogContext,
  { words, type, subtype }: ContentSearch,
): Promise<FoundContentView[]> {
  if (type !== 'term' || !['any', 'category'].includes(subtype)) return []
  const { tree } = await categoryTree(source, context, { filtered: false, query: null })
  const wanted = plainWords(words)
  return departments(tree, everyLevel)
    .flatMap(withThoseBelow)
    .filter(({ name }) => plainWords(name).includes(wanted))
    .map(({ categoryId, name, itemUrl }) => ({
      id: categoryId,
      title: name,
      url: itemUrl,
      type: 'term',
      subtype: 'category',
    }))
}
