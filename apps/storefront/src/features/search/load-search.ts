import { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { emptyOnFailure } from '../../lib/api/empty-on-failure.ts'

/** With fewer results than this, other words are offered. */
const fewResults = 4

/** Other words for a search that found little: "did you mean". */
export async function loadOtherWords(api: Api, q: string, found: number): Promise<readonly string[]> {
  if (q === '' || found >= fewResults) return []
  const items = await emptyOnFailure(
    'shopping core, section 7: suggest, empty list on error',
    api.call(productsSuggest, { query: { q } }).then(({ data }) => data.items),
  )
  return items.flatMap(({ kind, name }) => (kind === 'word' && name.toLowerCase() !== q.toLowerCase() ? [name] : []))
}

/** The search words of an address; the shop takes at most 200 characters. */
export function searchedWords(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, 200)
}
