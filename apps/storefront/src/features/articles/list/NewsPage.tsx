import { pageApi } from '../../../lib/api/browser-api.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import type { Route } from './+types/NewsPage.ts'
import { ArticleList } from './ArticleList.tsx'
import { listMeta } from './list-meta.ts'
import { loadArticles, readListAddress } from './load-articles.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadArticles(context.get(visitContext).api, 'News', readListAddress(url.searchParams))

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  loadArticles(pageApi(), 'News', readListAddress(url.searchParams))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, 'news', loaderData?.address)

/** News and posts, the latest first. (Content and discovery, section 2: /rivista-e-news) */
export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(articlesWords)
  return <ArticleList loaded={loaderData} title={t('news')} intro={t('newsIntro')} of="news" />
}
