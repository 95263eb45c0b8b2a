import { articlesView } from '@bottega/contract/articles/calls.ts'
import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { articleTypeIds } from '@bottega/rules/content/articles.ts'
import { data, redirect } from 'react-router'
import { isStaticPage } from '../../paths.ts'
import { articleLink } from '../article-card/article-links.ts'
import { shownArticle, type ShownArticle } from '../articles/article/load-article.ts'
import { shownGrid, type ShownGrid } from '../blocks/shown-grid.ts'

/** The page the menus of the editors stand on, whoever wrote its text. */
export const helpPage = 'help'

interface PageGrid {
  /** Undefined where the blocks stand on a page of another kind. */
  readonly title: string | undefined
  readonly description: string | undefined
  readonly hideTitle: boolean
  readonly grid: ShownGrid
}

/** The content at `/page/{pageName}`: blocks, a text of the editors' or of the shop's law, or the shop's own help. */
export type LoadedStaticPage = { readonly name: string; readonly grid: ShownGrid } & (
  | {
      readonly kind: 'grid'
      readonly title: string
      readonly description: string | undefined
      readonly hideTitle: boolean
    }
  | { readonly kind: 'article'; readonly article: ShownArticle }
  | { readonly kind: 'own' }
)

/**
 * A page of blocks of this name first, then an article of this slug; the shop has texts of its own for help and law where
 * editors have written none: those of law are articles of the server's. (Content and account, section 1)
 */
export async function loadStaticPage(api: Api, name: string): Promise<LoadedStaticPage> {
  const blocks = await findGrid(api, name)
  const grid = blocks?.grid ?? { rows: [] }
  if (blocks?.title !== undefined && grid.rows.length > 0 && !isStaticPage(name))
    return { ...blocks, kind: 'grid', name, grid, title: blocks.title }
  const article = await findArticle(api, name)
  if (article?.articleType.name === 'page') return { kind: 'article', name, grid, article: shownArticle(article) }
  // Editors may put blocks around it.
  if (name === helpPage) return { kind: 'own', name, grid }
  if (article === undefined) throw data(null, { status: 404 })
  throw redirect(articleLink(article), 301)
}

/** Departments have pages of their own, and notes for other pages lie in hidden categories without a title. */
const pageTitle = (category: CategoryView | undefined) => (category?.listed === false ? category.title : undefined)

/** Failed category loads are silently ignored. (Content and discovery, section 8) */
async function findGrid(api: Api, slug: string): Promise<PageGrid | undefined> {
  try {
    const { category, grid } = (await api.call(categoriesView, { query: { slug, grid: true } })).data
    return {
      title: pageTitle(category),
      description: category?.description,
      hideTitle: category?.metaData?.['category_info']?.['HIDE_TITLE'] === 'true',
      grid: shownGrid(grid),
    }
  } catch (error) {
    if (error instanceof RefusalError) return undefined
    throw error
  }
}

/** The text of this slug, else any other article of it. */
async function findArticle(api: Api, slug: string) {
  const view = async (query: { parent_article_type_id?: number }) => {
    try {
      return (await api.call(articlesView, { query: { slug, ...query } })).data.article
    } catch (error) {
      if (error instanceof RefusalError && error.code === 'error.article.notFound') return undefined
      throw error
    }
  }
  return (await view({ parent_article_type_id: articleTypeIds.page })) ?? view({})
}
