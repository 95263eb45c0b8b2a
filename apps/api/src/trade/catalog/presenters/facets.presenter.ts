import type { FacetView } from '@bottega/contract/catalog/products.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { ChosenFacets, FacetCount, FacetGroup } from '../snapshot/facets.ts'

/** A longer list is not read, and eight hundred brands weigh more than the products. Chosen values are always there. */
const mostValues = 100

/**
 * Groups in the shop's order, the most frequent value first. Counts and priorities are strings. (Wire format, section
 * 4)
 */
export function presentFacets(
  groups: readonly FacetGroup[],
  counts: readonly FacetCount[],
  chosen: ChosenFacets,
  language: Language,
): FacetView[] {
  const byGroup = Map.groupBy(counts, ({ value }) => value.group)
  return groups.flatMap(({ parameterName, name }, index) => {
    const values = byGroup.get(index)
    if (values === undefined) return []
    const isChosen = (id: number) => chosen.get(parameterName)?.includes(id) === true
    const shown = values
      .toSorted((a, b) => b.count - a.count || a.value.id - b.value.id)
      .filter(({ value }, place) => place < mostValues || isChosen(value.id))
    return [
      {
        name: textIn(language, name),
        parameterName,
        paramType: '',
        values: shown.map(({ value, count, filteredCount }, place) => ({
          id: value.id,
          name: textIn(language, value.name),
          count: String(count),
          filteredCount: String(filteredCount),
          priority: String(place + 1),
        })),
      },
    ]
  })
}
