import { articlesView } from '@bottega/contract/articles/calls.ts'
import type { ArticleView } from '@bottega/contract/articles/article.ts'
import type { Api } from '@bottega/contract/api.ts'
import { peopleIn } from './people-in.ts'
import { redirect } from 'react-router'
import { required } from '../../../lib/api/required.ts'
import { articleLink } from '../../article-card/article-links.ts'
import { shownRecipe, type ShownRecipe } from './shown-recipe.ts'

export interface ShownArticle extends Omit<ArticleView, 'recipe'> {
  readonly recipe?: ShownRecipe
}

/**
 * The article of a page. Asked for under the path of another type, it moves to its own. (Content and account, section
 * 1)
 */
export async function loadArticle(
  api: Api,
  slug: string,
  { pathname, search, searchParams }: URL,
): Promise<ShownArticle> {
  const people = peopleIn(searchParams)
  const query = { slug, ...(people !== undefined && { people }) }
  const { article } = await required(api.call(articlesView, { query }))
  const own = articleLink(article)
  // The data of a page are loaded under its path with an ending of the router's own.
  if (own !== pathname.replace(/\.data$/, '')) throw redirect(own + search, 301)
  return shownArticle(article)
}

export function shownArticle({ recipe, ...article }: ArticleView): ShownArticle {
  return { ...article, ...(recipe && { recipe: shownRecipe(recipe) }) }
}
