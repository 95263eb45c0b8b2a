import { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { emptyOnFailure } from '../../lib/api/empty-on-failure.ts'
import { groupSuggestions, type SuggestionGroup } from './suggestion-groups.ts'

/** What the shop suggests for a word, in groups. */
export async function suggest(q: string): Promise<readonly SuggestionGroup[]> {
  const suggestions = await emptyOnFailure(
    'shopping core, section 7: suggest, empty list on error',
    browserApi()
      .call(productsSuggest, { query: { q } })
      .then((reply) => reply.data.items),
  )
  return groupSuggestions(suggestions)
}
