import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { pageApi } from '../../../lib/api/browser-api.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import type { Route } from './+types/FaqPage.ts'
import { ArticleBody } from './ArticleBody.tsx'
import styles from './ArticlePage.module.css'
import { articleMeta } from './article-meta.ts'
import { QuestionSearch } from './QuestionSearch.tsx'
import { loadArticle } from './load-article.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadArticle(context.get(visitContext).api, params.pageName, url)

export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => loadArticle(pageApi(), params.pageName, url)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => articleMeta(matches, loaderData)

/** Questions with folded answers. */
export default function FaqPage({ loaderData: article }: Route.ComponentProps) {
  const t = useTranslations(articlesWords)
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('way')} links={[{ href: paths.home(), name: t('home') }]} current={article.title} />
      <ArticleBody article={article} around={QuestionSearch} />
    </div>
  )
}
