import { slugify } from '@bottega/rules/text/plain-words.ts'
import type { category } from '@bottega/api/trade/catalog/categories.tables.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { localizedFrom, trilingual } from '../localized.ts'
import type { EmblemName } from '@bottega/packs/emblems/emblem-names.ts'
import { picturePath } from '../pictures/demo-picture.ts'
import { departmentMetadata } from './category-metadata.ts'
import { categoryOutline } from './category-outline.ts'

export type CategoryRow = typeof category.$inferInsert & { id: number; name: Localized }

/** One picture per department, in the order of the outline. */
const departmentPictures: readonly EmblemName[] = [
  'red-apple',
  'steak',
  'fish',
  'cheese',
  'milk',
  'bread',
  'spaghetti',
  'jar',
  'coffee',
  'popcorn',
  'stew',
  'ice-cream',
  'soft-drink',
  'wine-glass',
  'baby-bottle',
  'lotion',
  'soap',
  'paw',
]

/** The tree in reading order, parents before children; ids start at 1. */
export function readCategories(outline: string = categoryOutline): CategoryRow[] {
  const rows: CategoryRow[] = []
  const open: CategoryRow[] = []
  for (const line of outline.split('\n').filter((line) => line.trim())) {
    if (line.startsWith('>')) {
      const department = open[0]
      if (department) department.description = trilingual(line.slice(1))
      continue
    }
    const depth = line.search(/\S/) / 2
    open.length = depth
    const row = categoryRow(rows.length + 1, trilingual(line), open.at(-1), rows)
    rows.push(row)
    open.push(row)
  }
  for (const aisle of rows.filter((row) => row.path.length === 2)) aisle.description = shelvesOf(aisle, rows)
  return rows
}

function categoryRow(
  id: number,
  name: Localized,
  parent: CategoryRow | undefined,
  rows: readonly CategoryRow[],
): CategoryRow {
  const position = rows.filter((row) => (row.parentId ?? 0) === (parent?.id ?? 0)).length
  const slug = parent ? `${parent.slug}/${slugify(name.it)}` : slugify(name.it)
  return {
    id,
    parentId: parent?.id ?? null,
    slug,
    name,
    title: name,
    path: [...(parent?.path ?? []), id],
    position,
    image: parent?.image ?? picturePath(departmentPictures[position] ?? 'basket'),
    metadata: parent ? {} : departmentMetadata(slug, name),
  }
}

function shelvesOf(aisle: CategoryRow, rows: readonly CategoryRow[]): Localized {
  const names = rows.filter((row) => row.parentId === aisle.id).map((row) => row.name)
  return localizedFrom(names, (...texts) => `${texts.join(' · ')}.`)
}
