import type { CategoryView } from '@bottega/contract/catalog/categories.ts'

export type Department = {
  slug: string
  name: string
  image?: string
  children: readonly { slug: string; name: string }[]
}

/** The part of the category tree the frame needs, and nothing more: it is sent with every page. */
export function departmentsOf(categories: readonly CategoryView[] = []): Department[] {
  return categories.map(({ slug, name, image, categories: children = [] }) => ({
    slug,
    name,
    ...(image && { image }),
    children: children.map((child) => ({ slug: child.slug, name: child.name })),
  }))
}
