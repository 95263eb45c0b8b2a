import type { Api } from '@bottega/contract/api.ts'
import { pageApi } from '../../../lib/api/browser-api.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { MagazineCard } from '../../article-card/MagazineCard.tsx'
import { articlesWords } from '../../article-card/words/articles.ts'
import type { Route } from './+types/NewsPage.ts'
import { ArticleList } from './ArticleList.tsx'
import { latestIssue } from './latest-issue.ts'
import { listMeta } from './list-meta.ts'
import { loadArticles, readListAddress } from './load-articles.ts'

async function load(api: Api, query: URLSearchParams) {
  const [news, issue] = await Promise.all([loadArticles(api, 'News', readListAddress(query)), latestIssue(api)])
  return { ...news, issue }
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(visitContext).api, url.searchParams)

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(pageApi(), url.searchParams)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, 'news', loaderData?.address)

/** The magazine, news and posts, the latest first. (Content and discovery, section 2: /rivista-e-news) */
export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(articlesWords)
  const { issue } = loaderData
  return (
    <ArticleList
      loaded={loaderData}
      title={t('news')}
      intro={t('newsIntro')}
      of="news"
      first={issue && <MagazineCard issue={issue} shape="banner" />}
    />
  )
}
