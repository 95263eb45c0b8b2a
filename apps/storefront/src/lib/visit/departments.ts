import type { Api } from '@bottega/contract/api.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import type { CategoryView } from '@bottega/contract/catalog/categories.ts'

export type Department = {
  slug: string
  name: string
  image?: string
  children: readonly { slug: string; name: string }[]
}

const known = new WeakMap<readonly CategoryView[], Department[]>()

/** The part of the category tree the frame needs, and nothing more: it is sent with every page. */
export async function loadDepartments(api: Api): Promise<Department[]> {
  const { data } = await api.call(categoriesView, { query: { depth: 2 } })
  return departmentsOf(data.categories)
}

/** Made once for the tree that pages share, which must not be changed. */
function departmentsOf(categories: readonly CategoryView[] = []): Department[] {
  const departments = known.get(categories) ?? categories.map(departmentOf)
  known.set(categories, departments)
  return departments
}

const departmentOf = ({ slug, name, image, categories: children = [] }: CategoryView): Department => ({
  slug,
  name,
  ...(image && { image }),
  children: children.map((child) => ({ slug: child.slug, name: child.name })),
})
