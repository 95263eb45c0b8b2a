import { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { emptyOnFailure } from '../../../lib/api/empty-on-failure.ts'
import type { Suggestion } from './suggestion-groups.ts'

/** What the shop suggests for a word. */
export function suggest(q: string): Promise<readonly Suggestion[]> {
  return emptyOnFailure(
    'shopping core, section 7: suggest, empty list on error',
    browserApi()
      .call(productsSuggest, { query: { q } })
      .then((reply) => reply.data.items),
  )
}
