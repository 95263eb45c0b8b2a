import { articlesView } from '@bottega/contract/articles/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { articleTypeIds } from '@bottega/rules/content/articles.ts'
import { redirect } from 'react-router'
import { paths } from '../../../paths.ts'

/**
 * Links to articles of type page go to a category. Where there is none of that slug, the text has a page of its own.
 * (Content and discovery, section 2: link handling)
 */
export async function redirectToText(api: Api, slug: string): Promise<Response | undefined> {
  try {
    await api.call(articlesView, { query: { slug, parent_article_type_id: articleTypeIds.page } })
    return redirect(paths.editorPage(slug), 301)
  } catch (error) {
    if (error instanceof RefusalError) return undefined
    throw error
  }
}
