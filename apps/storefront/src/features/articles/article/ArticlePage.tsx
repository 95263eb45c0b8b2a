import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { pageApi } from '../../../lib/api/browser-api.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import type { Route } from './+types/ArticlePage.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleEnd } from './ArticleEnd.tsx'
import styles from './ArticlePage.module.css'
import { articleMeta } from './article-meta.ts'
import { listOf } from './list-of.ts'
import { loadArticle } from './load-article.ts'
import { RecipeBody } from './RecipeBody.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadArticle(context.get(visitContext).api, params.pageName, url)

export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => loadArticle(pageApi(), params.pageName, url)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => articleMeta(matches, loaderData)

/** News, a post or a recipe. */
export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const t = useTranslations(articlesWords)
  const { title, recipe, articleType } = article
  const list = listOf(articleType.name)
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('way')}
        links={[
          { href: paths.home(), name: t('home') },
          ...(list === undefined ? [] : [{ href: list.href, name: t(list.name) }]),
        ]}
        current={title}
      />
      {recipe === undefined ? <ArticleBody article={article} /> : <RecipeBody article={article} recipe={recipe} />}
      <ArticleEnd type={articleType.name} />
    </div>
  )
}
