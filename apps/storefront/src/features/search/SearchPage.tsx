import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { changeFilters } from '@bottega/rules/catalog/product-filters.ts'
import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import type { ShouldRevalidateFunction } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useCartBeside } from '../cart/beside/use-cart-beside.tsx'
import { Listing } from '../catalog/listing/Listing.tsx'
import {
  filterCount,
  isMoreOfSame,
  listingHref,
  readFilters,
  readLastPage,
} from '../catalog/listing/listing-address.ts'
import { loadListing } from '../catalog/listing/load-listing.ts'
import { loadRecommended } from '../product-card/shelf/load-recommended.ts'
import { DidYouMean } from './DidYouMean.tsx'
import { HelpPages } from './HelpPages.tsx'
import { LeftOut } from './LeftOut.tsx'
import { loadDepartments, loadHelpPages, loadOtherWords, openScanned } from './load-search.ts'
import { NothingFound } from './NothingFound.tsx'
import { RememberSearch } from './saved-words/RememberSearch.tsx'
import { SearchHeading } from './SearchHeading.tsx'
import { searchedWords } from './searched-words.ts'
import { idIn } from '../../lib/page/address-numbers.ts'
import { browserApi, pageApi } from '../../lib/api/browser-api.ts'
import { indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/SearchPage.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { searchWords } from './words/search.ts'

async function load(api: Api, query: URLSearchParams) {
  const q = searchedWords(query)
  const filters = readFilters(query)
  const department = await findDepartment(api, query.get('parent_category_id'))
  const source = { ...(q && { q }), ...(department && { parent_category_id: department.categoryId }) }
  const listing = await loadListing(api, source, filters, readLastPage(query))
  openScanned(q, listing)
  const found = 'page' in listing ? listing.page.totItems : 0
  const isNothing = found === 0 && filterCount(filters) === 0
  const without = ('search' in listing && listing.search?.without) || []
  const [otherWords, instead, departments, helpPages] = await Promise.all([
    loadOtherWords(api, q, listing),
    // The goods others buy may hold things this shopper excludes.
    isNothing && without.length === 0 ? loadRecommended(api, { layout: 'search' }) : [],
    isNothing ? loadDepartments(api) : [],
    loadHelpPages(api, q),
  ])
  return { q, filters, department, source, listing, found, without, otherWords, instead, departments, helpPages }
}

/** The department a search is restricted to, when the address names one that exists. */
async function findDepartment(api: Api, id: string | null) {
  const categoryId = idIn(id)
  if (categoryId === undefined) return undefined
  const { category } = await required(api.call(categoriesView, { query: { categoryId } }))
  return category && { categoryId: category.categoryId, name: category.name }
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(visitContext).api, url.searchParams)

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(pageApi(), url.searchParams)

/** The page loads more of the list itself, before it changes the address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !isMoreOfSame(currentUrl, nextUrl)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { q, filters } = loaderData
  const t = translatorOf(searchWords, settingOf(matches).locale)
  const title = q ? t('results', { q }) : t(listName(filters))
  return [
    ...namedPageMeta(matches, title),
    // Result pages are not indexed; the offers are a page like any other.
    ...(q
      ? [{ name: 'robots', content: 'noindex' }]
      : indexedMeta(matches, { path: listingHref({ pathname: paths.search() }, filters), title })),
  ]
}

/** Title of a list without words: everything, or its filter. */
function listName({ promo, onlyNew }: { promo: boolean; onlyNew: boolean }) {
  return promo ? 'offers' : onlyNew ? 'new' : 'everything'
}

/** The results of a search, with the same filters as a department; without words, the offers or the whole shop. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, filters, department, source, listing, found, without, otherWords, instead } = loaderData
  const { departments, helpPages } = loaderData
  const t = useTranslations(searchWords)
  const beside = useCartBeside()
  const corrected = ('search' in listing && listing.search?.corrected) || null
  // A word that pages answer was no slip.
  const shown = helpPages.length > 0 ? q : (corrected ?? q)
  const scope = { pathname: paths.search(), q: q || undefined, parentCategoryId: department?.categoryId }
  return (
    <>
      {q && found > 0 && <RememberSearch words={corrected ?? q} />}
      <SearchHeading
        title={q ? t('results', { q: shown }) : t(listName(filters))}
        {...(corrected !== null && { text: t('corrected', { typed: q, q: corrected }) })}
        count={'page' in listing ? found : undefined}
      >
        <HelpPages pages={helpPages} />
        {found > 0 && <LeftOut without={without} />}
        <DidYouMean words={otherWords} />
      </SearchHeading>
      <Listing
        scope={scope}
        answer={listing}
        beside={beside}
        filters={filters}
        loadPage={(page) => loadListing(browserApi(), source, { ...filters, page })}
        nothing={<NothingFound q={q} without={without} instead={instead} departments={departments} />}
        chips={
          <>
            <Chip
              tone="offer"
              active={filters.promo}
              href={listingHref(scope, changeFilters(filters, { promo: !filters.promo }))}
            >
              {t('offers')}
            </Chip>
            <Chip
              active={filters.onlyNew}
              href={listingHref(scope, changeFilters(filters, { onlyNew: !filters.onlyNew }))}
            >
              {t('new')}
            </Chip>
            {q && <Chip href={paths.fastSearch(q)}>{t('fastLink')}</Chip>}
          </>
        }
      />
    </>
  )
}
