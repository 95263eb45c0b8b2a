import { articlesHelp } from '@bottega/contract/articles/calls.ts'
import { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { emptyOnFailure } from '../../../lib/api/empty-on-failure.ts'
import type { Suggestion } from './suggestion-groups.ts'

/** Returns the suggestions of the shop for a word: pages for one of help, and goods. */
export async function suggest(q: string): Promise<readonly Suggestion[]> {
  const [pages, goods] = await Promise.all([suggestPages(q), suggestGoods(q)])
  return [...pages, ...goods]
}

const suggestPages = (q: string): Promise<readonly Suggestion[]> =>
  emptyOnFailure(
    'Shopping core, section 7: suggest',
    browserApi()
      .call(articlesHelp, { query: { q } })
      .then(({ data: { pages } }) => pages.map(({ title, url }): Suggestion => ({ kind: 'page', name: title, url }))),
  )

function suggestGoods(q: string): Promise<readonly Suggestion[]> {
  return emptyOnFailure(
    'Shopping core, section 7: suggest',
    browserApi()
      .call(productsSuggest, { query: { q } })
      .then((reply) => reply.data.items),
  )
}
