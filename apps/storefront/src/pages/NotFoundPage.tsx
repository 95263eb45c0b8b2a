import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { data, redirect } from 'react-router'
import { NotFound } from '../features/frame/NotFound.tsx'
import { notFoundMeta } from '../lib/page-meta.ts'
import { visitContext } from '../lib/visit.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/NotFoundPage.ts'

export const meta: Route.MetaFunction = ({ matches }) => notFoundMeta(matches)

/**
 * Any address the shop does not know: a department's own slug leads to its page (decision 0182), all others are said
 * inside the frame, with their true status.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const slug = params['*']
  if (await isDepartment(context.get(visitContext).api, slug)) throw redirect(paths.category(slug) + url.search, 301)
  return data(null, { status: 404 })
}

/** Categories that only carry words for other pages hold no goods. */
async function isDepartment(api: Api, slug: string): Promise<boolean> {
  try {
    const { category } = (await api.call('categories.view', { query: { slug, depth: 1 } })).data
    return (category?.productCount ?? 0) > 0
  } catch (error) {
    if (error instanceof RefusalError) return false
    throw error
  }
}

export default NotFound
