import type { ArticleView } from '@bottega/contract/articles/article.ts'
import type { PostView } from '@bottega/contract/content-system/posts.ts'
import type { ArticleType } from '@bottega/rules/content/articles.ts'
import { listWholeArticles, pageAddress } from '../articles/articles.service.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'

export interface PostsRequest {
  readonly slug?: string | undefined
  readonly page: number
  readonly perPage: number
}

export interface PostsPage {
  readonly posts: PostView[]
  readonly total: number
}

export async function listPosts(
  source: CatalogSource,
  context: CatalogContext,
  types: readonly ArticleType[],
  { slug, page, perPage }: PostsRequest,
): Promise<PostsPage> {
  const request = { types, page, pageSize: perPage, ...(slug !== undefined && { slug }) }
  const { articles, total } = await listWholeArticles(source, context, request)
  return { posts: articles.map(presentPost), total }
}

/**
 * An article as the content system has it. Without words of its own for search engines they get those its page gives
 * them: title and summary. (Content and discovery, section 3: Static page)
 */
function presentPost(article: Omit<ArticleView, 'recipe'>): PostView {
  const { articleId, slug, date, articleType, title, summary = '', content, testo_validit = '' } = article
  const { media, meta } = article
  return {
    id: articleId,
    slug,
    link: pageAddress(article),
    date,
    type: articleType.name,
    title: { rendered: title },
    excerpt: { rendered: summary },
    content: { rendered: content },
    testo_validit,
    ...(media[0] && { featured_image: media[0].large }),
    meta: { seo_title: meta.seo_title ?? title, seo_description: meta.seo_description ?? summary },
  }
}
