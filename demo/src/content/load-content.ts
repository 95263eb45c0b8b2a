import type { category, categoryBlock } from '@bottega/api/db/schema/catalog.ts'
import { cleanContent } from '@bottega/api/modules/content/editor-content.ts'
import type { Localized } from '@bottega/api/db/schema/columns.ts'
import { readFileSync } from 'node:fs'
import { isPictureName, pictureUrl } from '../pictures/demo-picture.ts'

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
    const page = readPage(file)
    const id = firstCategoryId + index
    rows.categories.push({ id, slug: page.slug, name: page.name, path: [id], position: 100 + index, listed: false })
    for (const [position, { type, site, content }] of page.blocks.entries()) {
      rows.blocks.push({ categoryId: id, site: site ?? null, type, position, content: cleanContent(content) })
    }
  }
  return rows
}

/** Where a file says `"picture": "basket"` the block gets `"image"` with its address. */
function readPage(file: string): ContentPage {
  const text = readFileSync(new URL(`../../content/${file}.json`, import.meta.url), 'utf8')
  return JSON.parse(text, (_key, value: unknown) => withImage(value)) as ContentPage
}

function withImage(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('picture' in value)) return value
  const { picture, ...rest } = value
  if (typeof picture !== 'string' || !isPictureName(picture)) throw new Error(`No such picture: "${String(picture)}"`)
  return { ...rest, image: pictureUrl(picture, 'large') }
}
