import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import { linkTarget } from '@bottega/rules/content/link-target.ts'
import { data, redirect } from 'react-router'
import { findCategory } from '../catalog/category/find-category.ts'
import { NotFound } from './NotFound.tsx'
import { notFoundMeta } from '../../lib/page/page-meta.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths, slugPath } from '../../paths.ts'
import type { Route } from './+types/NotFoundPage.ts'

export const meta: Route.MetaFunction = ({ matches }) => notFoundMeta(matches)

/**
 * Any unknown address: one of the former site redirects to the same without its first segment `shop` (Content and
 * discovery, section 2: link handling); the slug of a department, or its number where the slug is gone, redirects to its
 * page (decision 0182); all others show this page inside the frame, with status 404.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = `/${slugPath(params['*'])}${url.search}`
  const target = linkTarget(asked, [])
  if ('path' in target && target.path !== asked) throw redirect(target.path, 301)
  const { api } = context.get(visitContext)
  const department = await findDepartment(api, params['*'], url.searchParams.get('categoryId'))
  if (department !== undefined) throw redirect(paths.category(department.slug) + url.search, 301)
  return data(null, { status: 404 })
}

/** Categories that only carry words for other pages are no departments. */
async function findDepartment(api: Api, slug: string, categoryId: string | null): Promise<CategoryView | undefined> {
  try {
    const { category } = (await findCategory(api, slug, categoryId)).data
    return category?.listed === false ? undefined : category
  } catch (error) {
    if (error instanceof RefusalError) return undefined
    throw error
  }
}

export default NotFound
