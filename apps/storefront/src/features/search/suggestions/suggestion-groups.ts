import type { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { paths } from '../../../paths.ts'
import type { SavedWord } from '../saved-words/saved-words.ts'

type Suggested = CallReply<typeof productsSuggest>['items'][number]

/** The suggestions of the shop, the words this browser has searched for, and the search of the content. */
export type Suggestion = Omit<Suggested, 'kind'> & { kind: Suggested['kind'] | 'page' | 'saved' | 'content' }

/** In the order shown; `label` is the key of the group's name. */
const kinds = [
  { kind: 'page', label: 'pages' },
  { kind: 'saved', label: 'saved' },
  { kind: 'word', label: 'words' },
  { kind: 'category', label: 'categories' },
  { kind: 'product', label: 'products' },
  { kind: 'content', label: 'content' },
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
  if (item.kind === 'content') return paths.contentSearch({ q: item.name })
  const isWord = item.kind === 'word' || item.kind === 'saved'
  return isWord || !item.url.startsWith('/') ? paths.search({ q: item.name }) : item.url
}

const mostSaved = 6
const mostSavedWhileTyping = 2

/** Words searched before: all of them before anything is typed, then those that begin with it. */
function savedSuggestions(words: readonly SavedWord[], query: string): Suggestion[] {
  const typed = query.trim().toLowerCase()
  const known = words.filter(({ name }) => name.toLowerCase().startsWith(typed) && name.toLowerCase() !== typed)
  return known
    .slice(0, typed === '' ? mostSaved : mostSavedWhileTyping)
    .map(({ name }) => ({ kind: 'saved', name, url: '' }))
}

/** Groups of what was searched before, then of what the shop suggests, then the way to the content. */
export function panelGroups(
  words: readonly SavedWord[],
  query: string,
  suggested: readonly Suggestion[],
): readonly SuggestionGroup[] {
  const saved = savedSuggestions(words, query)
  const isSaved = (name: string) => saved.some((one) => one.name.toLowerCase() === name.toLowerCase())
  const others = suggested.filter(({ kind, name }) => kind !== 'word' || !isSaved(name))
  const content: Suggestion[] = suggested.length > 0 ? [{ kind: 'content', name: query.trim(), url: '' }] : []
  return groupSuggestions([...saved, ...others, ...content])
}
