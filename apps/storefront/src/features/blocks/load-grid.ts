import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { emptyOnFailure } from '../../lib/api/empty-on-failure.ts'
import { shownGrid, type ShownGrid } from './shown-grid.ts'

/** The grid of a category; failed category loads are silently ignored. (Content and discovery, section 8) */
export async function loadGrid(api: Api, slug: string): Promise<ShownGrid> {
  const rows = async () => {
    const { data } = await api.call(categoriesView, { query: { slug, grid: true } })
    return shownGrid(data.grid).rows
  }
  return { rows: await emptyOnFailure('Content and discovery, section 8: failed category loads', rows()) }
}
