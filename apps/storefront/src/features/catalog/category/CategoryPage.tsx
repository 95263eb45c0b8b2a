import type { Api } from '@bottega/contract/api.ts'
import { defaultFilters } from '@bottega/rules/catalog/product-filters.ts'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { data, useLocation, type ShouldRevalidateFunction } from 'react-router'
import { useCartBeside } from '../../cart/beside/use-cart-beside.tsx'
import { GridOnDemand, prepareGrid } from '../../blocks/GridOnDemand.tsx'
import { gridPart, shownGrid } from '../../blocks/shown-grid.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { CategoryHeader } from './CategoryHeader.tsx'
import { findCategory, parentSlugOf } from './find-category.ts'
import { storeCategory } from './stored-category.ts'
import { Listing } from '../listing/Listing.tsx'
import { isMoreOfSame, listingHref, readFilters, readLastPage } from '../listing/listing-address.ts'
import { loadListing } from '../listing/load-listing.ts'
import styles from './CategoryPage.module.css'
import { shownCategory } from './shown-category.ts'
import { browserApi, pageApi } from '../../../lib/api/browser-api.ts'
import { cachedLoads } from '../../../lib/api/cached-loads.ts'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta } from '../../../lib/page/page-meta.ts'
import { required } from '../../../lib/api/required.ts'
import { useFrozen } from '../../../lib/hooks/use-frozen.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/CategoryPage.ts'

const CategoryPopup = lazy(() => import('./CategoryPopup.tsx').then((module) => ({ default: module.CategoryPopup })))

/** Loaded when no department has the slug: what finds a text there is no part of a department's page. */
async function textAt(api: Api, slug: string) {
  const { redirectToText } = await import('./redirect-to-text.ts')
  return redirectToText(api, slug)
}

async function load(api: Api, slug: string, query: URLSearchParams) {
  const { category, grid: found } = await required(findCategory(api, slug, query.get('categoryId')))
  if (!category) throw (await textAt(api, slug)) ?? data(null, { status: 404 })
  const filters = readFilters(query)
  const parentSlug = category.categories?.length ? undefined : parentSlugOf(category)
  const grid = shownGrid(found)
  const [above, listing] = await Promise.all([
    parentSlug === undefined ? undefined : required(findCategory(api, parentSlug)),
    loadListing(api, { parent_category_id: category.categoryId }, filters, readLastPage(query)),
    prepareGrid(grid),
  ])
  return { category: shownCategory(category, above?.category), grid, filters, listing }
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context.get(visitContext).api, params['*'], url.searchParams)

const cached = cachedLoads<Awaited<ReturnType<typeof load>>>()

export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  cached.returnTo(url.pathname + url.search) ?? load(pageApi(), params['*'], url.searchParams)

/** The page loads more of the list itself, before it changes the address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !isMoreOfSame(currentUrl, nextUrl)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { category, filters } = loaderData
  const { seoTitle, title, description, name, slug, crumbs, shelves, header, image } = category
  const path = paths.category(slug)
  const trail = crumbs.map((crumb) => ({ name: crumb.name, path: paths.category(crumb.slug) }))
  return [
    ...namedPageMeta(matches, seoTitle ?? title),
    ...indexedMeta(matches, {
      // Filters and order do not change the canonical address; only pages hold other products.
      path: listingHref({ pathname: path }, { ...defaultFilters(), page: filters.page }),
      title: seoTitle ?? title,
      // Without an editor's words, what is on its shelves.
      description: description ?? `${title}: ${shelves.map((shelf) => shelf.name).join(', ')}`,
      image: header?.image ?? image,
      jsonLd: (origin) => [breadcrumbJsonLd([...trail, { name, path }], origin)],
    }),
  ]
}

/** A department with its shelves, its filters, its products, and its editor's content. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useFrozen(useLocation())
  const loaded = useFrozen(loaderData)
  const { category, grid, filters, listing } = loaded
  const beside = useCartBeside()
  const [above, below] = useMemo(() => [gridPart(grid, 'above'), gridPart(grid, 'below')], [grid])
  useEffect(() => {
    // A failed list is not cached, so that it is loaded again.
    if ('page' in loaded.listing) cached.add(pathname + search, loaded)
    storeCategory({ categoryId: loaded.category.categoryId, slug: loaded.category.slug, filters: search })
  }, [pathname, search, loaded])
  const scope = { pathname: paths.category(category.slug) }
  return (
    <div className={styles.page}>
      <CategoryHeader category={category} count={'page' in listing ? listing.page.totItems : undefined} />
      <div className={styles.above}>
        <GridOnDemand grid={above} />
      </div>
      <div>
        <Listing
          scope={scope}
          answer={listing}
          beside={beside}
          filters={filters}
          loadPage={(page) =>
            loadListing(browserApi(), { parent_category_id: category.categoryId }, { ...filters, page })
          }
          chips={<CategoryChips category={category} scope={scope} filters={filters} />}
        />
      </div>
      <div className={styles.below}>
        <GridOnDemand grid={below} />
      </div>
      {category.popup && (
        <Suspense fallback={null}>
          <CategoryPopup key={category.slug} slug={category.slug} popup={category.popup} />
        </Suspense>
      )}
    </div>
  )
}
