import type { DepartmentCount } from '@bottega/contract/catalog/products.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { CatalogueSnapshot } from '../snapshot/snapshot.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'

/** The departments a list lies in, those with most of it first. */
export function presentDepartments(
  { categoryById }: Pick<CatalogueSnapshot, 'categoryById'>,
  counts: ReadonlyMap<number, number>,
  language: Language,
): DepartmentCount[] {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([categoryId, count]) => {
      const node = categoryById.get(categoryId)
      return node === undefined ? [] : [{ categoryId, name: textIn(language, node.name), slug: node.slug, count }]
    })
}
