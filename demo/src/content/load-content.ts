import type { category, categoryBlock, GridTemplate } from '@bottega/api/db/schema/catalog.ts'
import { cleanBlock } from '@bottega/api/modules/content/clean-content.ts'
import type { Localized } from '@bottega/api/db/schema/columns.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { isPictureName, pictureUrl } from '../pictures/demo-picture.ts'

interface ContentPage {
  slug: string
  template?: GridTemplate
  blocks: {
    type: string
    site?: 'coop' | 'collect'
    row?: number
    column?: number
    content: Record<string, unknown>
  }[]
}

type CategoryRow = typeof category.$inferInsert & { id: number }

export interface ContentRows {
  categories: CategoryRow[]
  blocks: (typeof categoryBlock.$inferInsert)[]
}

const folder = new URL('../../content/', import.meta.url)
const filesIn = (path: string) => readdirSync(new URL(path, folder)).filter((name) => name.endsWith('.json'))

/**
 * The blocks of all pages, read from the files an editor would change: those in `category/` belong to a department's
 * page, each other one is a hidden category that only carries its blocks.
 */
export function loadContent(departments: readonly CategoryRow[]): ContentRows {
  const hidden = filesIn('.').map((file, index) => hiddenCategory(file, departments.length + 1 + index))
  const shown = filesIn('category').map((file) => department(`category/${file}`, departments))
  const templates = new Map(shown.map(({ row, page }) => [row.id, page.template ?? null]))
  return {
    categories: [
      ...departments.map((row) => ({ ...row, template: templates.get(row.id) ?? null })),
      ...hidden.map(({ row }) => row),
    ],
    blocks: [...hidden, ...shown].flatMap(({ row, page }) => blockRows(row.id, page)),
  }
}

function hiddenCategory(file: string, id: number): { row: CategoryRow; page: ContentPage } {
  const { name, ...page } = readPage<ContentPage & { name: Localized }>(file)
  const { slug, template = null } = page
  return { row: { id, slug, name, path: [id], position: 100 + id, listed: false, template }, page }
}

function department(file: string, departments: readonly CategoryRow[]): { row: CategoryRow; page: ContentPage } {
  const page = readPage<ContentPage>(file)
  const row = departments.find(({ slug }) => slug === page.slug)
  if (row === undefined) throw new Error(`No such department: "${page.slug}"`)
  return { row, page }
}

const blockRows = (categoryId: number, { blocks }: ContentPage) =>
  blocks.map(({ type, site = null, content, ...place }, position) => ({
    ...place,
    categoryId,
    site,
    type,
    position,
    content: cleanBlock(type, content),
  }))

/** Where a file says `"picture": "basket"` the block gets `"image"` with its address. */
function readPage<Page extends ContentPage>(file: string): Page {
  const text = readFileSync(new URL(file, folder), 'utf8')
  return JSON.parse(text, (_key, value: unknown) => withImage(value)) as Page
}

function withImage(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('picture' in value)) return value
  const { picture, ...rest } = value
  if (typeof picture !== 'string' || !isPictureName(picture)) throw new Error(`No such picture: "${String(picture)}"`)
  return { ...rest, image: pictureUrl(picture, 'large') }
}
