import { articlesHelp } from '@bottega/contract/articles/calls.ts'
import type { HelpPageView } from '@bottega/contract/articles/articles.ts'
import { categoriesView, productsSuggest } from '@bottega/contract/catalog/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { isGtin } from '@bottega/rules/validators/barcode.ts'
import { redirect } from 'react-router'
import { emptyOnFailure } from '../../lib/api/empty-on-failure.ts'
import { paths } from '../../paths.ts'
import type { ListingAnswer } from '../catalog/listing/load-listing.ts'

/** With fewer results than this, other words are offered. */
const fewResults = 4

/** Other words for a search that found little: "did you mean". */
export async function loadOtherWords(api: Api, q: string, listing: ListingAnswer): Promise<readonly string[]> {
  if (q === '' || 'failure' in listing) return []
  const meant = listing.search?.otherWords ?? []
  if (listing.page.totItems >= fewResults) return meant
  const items = await emptyOnFailure(
    'Shopping core, section 7: suggest',
    api.call(productsSuggest, { query: { q } }).then(({ data }) => data.items),
  )
  const completions = items.flatMap(({ kind, name }) => (kind === 'word' ? [name] : []))
  return [...new Set([...meant, ...completions])].filter((name) => name.toLowerCase() !== q.toLowerCase())
}

/** Pages that answer words of help; a search goes on without them. */
export function loadHelpPages(api: Api, q: string): Promise<readonly HelpPageView[]> | readonly HelpPageView[] {
  if (q === '') return []
  return emptyOnFailure(
    'Shopping core, section 7: suggest',
    api.call(articlesHelp, { query: { q } }).then(({ data }) => data.pages),
  )
}

/** A barcode, typed or scanned into the search line, opens its product. */
export function openScanned(q: string, listing: ListingAnswer): void {
  if (!isGtin(q.replaceAll(/[\s-]/g, '')) || 'failure' in listing) return
  const [only, ...others] = listing.products
  if (only !== undefined && others.length === 0) throw redirect(paths.product(only.slug))
}

/** A way on for a search that found nothing: the departments of the shop. */
export async function loadDepartments(api: Api): Promise<readonly { name: string; slug: string }[]> {
  const { data } = await api.call(categoriesView, { query: { depth: 1, filtered: true } })
  return (data.categories ?? []).map(({ name, slug }) => ({ name, slug }))
}
