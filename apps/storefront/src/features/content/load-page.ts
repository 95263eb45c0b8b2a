import type { Api } from '@bottega/contract/api.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { shownGrid, type ShownGrid } from '../blocks/shown-grid.ts'

/** A page that exists only as blocks of an editor. */
export interface EditorPage {
  readonly slug: string
  readonly title: string
  readonly description?: string
  readonly grid: ShownGrid
}

/**
 * The page of that slug; undefined where there is none. Notes for other pages lie in hidden categories too, but have no
 * title.
 */
export async function loadEditorPage(api: Api, slug: string): Promise<EditorPage | undefined> {
  const { data } = await api.call(categoriesView, { query: { slug, grid: true } })
  const { title, listed, description } = data.category ?? {}
  const grid = shownGrid(data.grid)
  if (listed !== false || title === undefined || grid.rows.length === 0) return undefined
  return { slug, title, grid, ...(description !== undefined && { description }) }
}
