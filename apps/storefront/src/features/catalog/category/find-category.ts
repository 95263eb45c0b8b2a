import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import { idIn } from '../../../lib/page/address-numbers.ts'

/**
 * By the slug of an address, or, where that no longer exists, by the address's `categoryId`. (Shopping core, section 2)
 */
export async function findCategory(
  api: Api,
  slug: string,
  categoryId: string | null = null,
): Promise<Envelope<CallReply<typeof categoriesView>>> {
  const bySlug = await api.call(categoriesView, { query: { slug, grid: true } })
  const id = idIn(categoryId)
  if (bySlug.data.category !== undefined || id === undefined) return bySlug
  return api.call(categoriesView, { query: { categoryId: id, grid: true } })
}

/** The slug of the parent category, whatever the spelling in the address; a department has none. */
export function parentSlugOf({ slug }: Pick<CategoryView, 'slug'>): string | undefined {
  const end = slug.lastIndexOf('/')
  return end < 0 ? undefined : slug.slice(0, end)
}
