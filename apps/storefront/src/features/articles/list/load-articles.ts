import { articlesSearch } from '@bottega/contract/articles/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { articleTypeIds } from '@bottega/rules/content/articles.ts'
import { required } from '../../../lib/api/required.ts'
import { idIn, pageIn } from '../../../lib/page/address-numbers.ts'

/** Articles of a page, as many as it has placeholders. (Content and discovery, section 9: news list) */
export const articlesPerPage = 12
/** Numbers its pager shows at most. */
export const visiblePages = 6

/** The content of the address of a list of articles. */
export interface ArticleListAddress {
  readonly q: string
  readonly articleClass: number | undefined
  readonly page: number
}

export function readListAddress(query: URLSearchParams): ArticleListAddress {
  return {
    q: (query.get('q') ?? '').trim().slice(0, 200),
    articleClass: idIn(query.get('articleClass')),
    page: pageIn(query),
  }
}

/** One page of a list, the latest first. */
export async function loadArticles(api: Api, type: 'News' | 'recipe', address: ArticleListAddress) {
  const { q, articleClass, page } = address
  const list = await required(
    api.call(articlesSearch, {
      query: {
        parent_article_type_id: articleTypeIds[type],
        page,
        page_size: articlesPerPage,
        sort: 'pub_date des',
        ...(articleClass !== undefined && { parent_article_class_id: articleClass }),
        ...(q && { q }),
      },
    }),
  )
  return { address, list }
}

export type LoadedArticles = Awaited<ReturnType<typeof loadArticles>>
