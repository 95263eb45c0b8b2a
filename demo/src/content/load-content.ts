import { readFileSync } from 'node:fs'
import type { category, categoryBlock } from '@bottega/api/db/schema/catalog.ts'
import type { Localized } from '@bottega/api/db/schema/columns.ts'

interface ContentPage {
  slug: string
  name: Localized
  blocks: { type: string; site?: 'coop' | 'collect'; content: Record<string, unknown> }[]
}

export interface ContentRows {
  categories: (typeof category.$inferInsert & { id: number })[]
  blocks: (typeof categoryBlock.$inferInsert)[]
}

const pages = ['home', 'timeslot', 'service-selector']

/** Hidden categories that only carry blocks, read from the files an editor would change. */
export function loadContent(firstCategoryId: number): ContentRows {
  const rows: ContentRows = { categories: [], blocks: [] }
  for (const [index, file] of pages.entries()) {
    const page = JSON.parse(readFileSync(new URL(`../../content/${file}.json`, import.meta.url), 'utf8')) as ContentPage
    const id = firstCategoryId + index
    rows.categories.push({ id, slug: page.slug, name: page.name, path: [id], position: 100 + index, listed: false })
    rows.blocks.push(
      ...page.blocks.map(({ type, site, content }, position) => ({
        categoryId: id,
        site: site ?? null,
        type,
        position,
        content,
      })),
    )
  }
  return rows
}
