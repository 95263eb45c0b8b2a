import type { CategoryPopup } from '@bottega/rules/catalog/category-popup.ts'
import type { CategoryView } from '@bottega/contract/catalog/categories.ts'

type CategoryLink = { readonly slug: string; readonly name: string }

/** The popup over a category's page, shown at most once in some days. (Shopping core, section 2) */
export interface ShownPopup extends CategoryPopup {
  readonly title: string
  /** Cleaned by the server. */
  readonly html: string
}

/** The data of a category page about its category. */
export interface ShownCategory {
  readonly categoryId: number
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly seoTitle?: string
  readonly description?: string
  readonly image?: string
  readonly hideTitle: boolean
  /** Wide pictures over the title; `mobile` where there is another for small screens. */
  readonly header?: { readonly image: string; readonly mobile: string }
  /** `#rrggbb`, for decoration only. */
  readonly colour?: string
  readonly popup?: ShownPopup
  /** From the department down to the parent. */
  readonly crumbs: readonly CategoryLink[]
  /** Its subcategories, or its siblings when it has none. */
  readonly shelves: readonly CategoryLink[]
  /** The category whose shelves they are: the link to all of them. */
  readonly whole: CategoryLink
}

/** `parent` is read only where `category` has nothing below it. */
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
    ...headOf(metaData['category_info'] ?? {}),
    ...popupOf(metaData['category_popup'] ?? {}, title || name),
    crumbs: breadCrumbs.filter((crumb) => crumb.slug !== slug).map(link),
    shelves: (owner.categories ?? []).map(link),
    whole: link(owner),
  }
}

type Fields = Readonly<Record<string, string>>

function headOf({ HIDE_TITLE, HEADER_IMAGE, HEADER_IMAGE_MOBILE, COLOR = '' }: Fields) {
  return {
    hideTitle: HIDE_TITLE === 'true',
    ...(HEADER_IMAGE && { header: { image: HEADER_IMAGE, mobile: HEADER_IMAGE_MOBILE || HEADER_IMAGE } }),
    ...(/^#[\da-f]{6}$/i.test(COLOR) && { colour: COLOR }),
  }
}

/** Undefined for a popup that is inactive or empty. One without a title is named after its category. */
function popupOf(fields: Fields, categoryTitle: string) {
  const { ACTIVE, TITLE = '', CONTENT = '', OPENING_DELAY, REOPENING_DAYS_DELAY } = fields
  if (ACTIVE !== 'true' || (TITLE === '' && CONTENT === '')) return {}
  const popup = {
    isActive: true,
    title: TITLE || categoryTitle,
    html: CONTENT,
    openingDelaySeconds: wholeNumber(OPENING_DELAY),
    reopeningDays: wholeNumber(REOPENING_DAYS_DELAY),
  }
  return { popup }
}

const wholeNumber = (text = '') => (/^\d{1,5}$/.test(text) ? Number(text) : 0)

function link({ slug, name }: CategoryLink): CategoryLink {
  return { slug, name }
}
