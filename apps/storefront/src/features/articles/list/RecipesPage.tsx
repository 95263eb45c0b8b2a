import { pageApi } from '../../../lib/api/browser-api.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import type { Route } from './+types/RecipesPage.ts'
import { ArticleList } from './ArticleList.tsx'
import { listMeta } from './list-meta.ts'
import { loadArticles, readListAddress } from './load-articles.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadArticles(context.get(visitContext).api, 'recipe', readListAddress(url.searchParams))

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  loadArticles(pageApi(), 'recipe', readListAddress(url.searchParams))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, 'recipes', loaderData?.address)

/** All recipes, by course. */
export default function RecipesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(articlesWords)
  return <ArticleList loaded={loaderData} title={t('recipes')} intro={t('recipesIntro')} of="recipes" />
}
