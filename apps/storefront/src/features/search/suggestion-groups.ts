import type { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { paths } from '../../paths.ts'

export type Suggestion = CallReply<typeof productsSuggest>['items'][number]

/** In the order shown; `label` is the key of the group's name. */
const kinds = [
  { kind: 'word', label: 'words' },
  { kind: 'category', label: 'categories' },
  { kind: 'product', label: 'products' },
] as const

/** `path` is the target of its link. */
export type SuggestionEntry = { item: Suggestion; path: string }

export type SuggestionGroup = { label: (typeof kinds)[number]['label']; items: SuggestionEntry[] }

/** Suggestions by kind, leaving out empty kinds. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  return kinds.flatMap(({ kind, label }) => {
    const ofKind = suggestions.filter((item) => item.kind === kind)
    const items = ofKind.map((item) => ({ item, path: suggestionPath(item) }))
    return items.length === 0 ? [] : [{ label, items }]
  })
}

/** Target of a suggestion: words complete the search, the others are pages of the shop. */
export function suggestionPath(item: Suggestion): string {
  return item.kind === 'word' || !item.url.startsWith('/') ? paths.search({ q: item.name }) : item.url
}
