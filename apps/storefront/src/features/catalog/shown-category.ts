import type { CategoryView } from '@bottega/contract/catalog/categories.ts'

type CategoryLink = { readonly slug: string; readonly name: string }

/** What a category page says about its category. */
export interface ShownCategory {
  readonly categoryId: number
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly seoTitle?: string
  readonly description?: string
  readonly image?: string
  readonly hideTitle: boolean
  /** From the department down to the parent. */
  readonly crumbs: readonly CategoryLink[]
  /** Below it, or beside it when nothing is below. */
  readonly shelves: readonly CategoryLink[]
  /** Whose shelves they are: the way to see all of them. */
  readonly whole: CategoryLink
}

/** `parent` is asked for only where `category` has nothing below it. */
export function shownCategory(category: CategoryView, parent: CategoryView | undefined): ShownCategory {
  const { categoryId, slug, name, title, description, image, breadCrumbs = [], metaData = {} } = category
  const owner = category.categories?.length ? category : (parent ?? category)
  const seoTitle = metaData['category_seo']?.['SEO_TITLE']
  return {
    categoryId,
    slug,
    name,
    title: title || name,
    ...(seoTitle && { seoTitle }),
    ...(description && { description }),
    ...(image && { image }),
    hideTitle: metaData['category_info']?.['HIDE_TITLE'] === 'true',
    crumbs: breadCrumbs.filter((crumb) => crumb.slug !== slug).map(link),
    shelves: (owner.categories ?? []).map(link),
    whole: link(owner),
  }
}

function link({ slug, name }: CategoryLink): CategoryLink {
  return { slug, name }
}
