import type { productsSuggest } from '@bottega/contract/catalog/calls.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { plainWords, withoutAccents } from '@bottega/rules/text/plain-words.ts'
import type { CatalogContext } from './catalog.context.ts'
import type { CatalogSource } from './catalog.service.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { presentProduct } from './presenters/product.presenter.ts'
import { found } from './snapshot/listing.ts'
import type { CatalogueSnapshot, CategoryNode } from './snapshot/snapshot.ts'

type Suggestion = CallReply<typeof productsSuggest>['items'][number]

const shown = { words: 3, categories: 2, products: 6 } as const
/** Best matches whose names are read for the word being typed. */
const readForWords = 200

/** Suggestions for a text being typed: words that complete the query, departments of that name, the best products. */
export async function suggest(source: CatalogSource, context: CatalogContext, query: string): Promise<Suggestion[]> {
  const plain = plainWords(query)
  if (plain === '') return []
  const { snapshot, prices } = await source.catalogue.priced(context)
  const { numbers: best } = found(snapshot, query, { language: context.language, isTyping: true })
  // A beginning finds thousands at times: no more are looked at than are read.
  const numbers = firstForSale(best, (number) => (prices.paid[number] ?? 0) > 0)
  const names = numbers.map((number) => snapshot.names[context.language][number] ?? '')
  const productIds = numbers.slice(0, shown.products).map((number) => snapshot.productIds[number] ?? 0)
  return [
    ...completions(query, names).map((name) => ({ kind: 'word' as const, name, url: searchAddress(name) })),
    ...categoriesNamed(snapshot, plain, context.language).map((node) => categorySuggestion(node, context.language)),
    ...(await productSuggestions(source, context, productIds)),
  ]
}

function firstForSale(numbers: Uint32Array, isForSale: (number: number) => boolean): number[] {
  const first: number[] = []
  for (const number of numbers) {
    if (isForSale(number)) first.push(number)
    if (first.length === readForWords) break
  }
  return first
}

const searchAddress = (query: string) => `/search?q=${encodeURIComponent(query)}`

/** The query with its last word completed, by how often the found names hold the completion. */
function completions(query: string, names: readonly string[]): string[] {
  const typed = query.trim().toLowerCase()
  const lastWord = /[\p{L}\p{N}]+$/u.exec(typed)?.[0]
  if (lastWord === undefined || lastWord.length < 2) return []
  const beginning = withoutAccents(lastWord)
  const before = typed.slice(0, typed.length - lastWord.length)
  const counts = new Map<string, number>()
  for (const name of names)
    for (const word of new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu)))
      if (withoutAccents(word).startsWith(beginning)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1))
    .map(([word]) => before + word)
    .filter((completed) => completed !== typed)
    .slice(0, shown.words)
}

/** Departments with a word beginning as each typed one does, in the shopper's language or in Italian. */
function categoriesNamed({ categories }: CatalogueSnapshot, plain: string, language: Language): CategoryNode[] {
  const typed = plain.split(' ')
  const answers = ({ name }: CategoryNode) => {
    const words = plainWords(`${textIn(language, name)} ${name.it}`).split(' ')
    return typed.every((one) => words.some((word) => word.startsWith(one)))
  }
  return categories
    .filter((node) => node.listed && answers(node))
    .toSorted((a, b) => a.path.length - b.path.length)
    .slice(0, shown.categories)
}

const categorySuggestion = (node: CategoryNode, language: Language): Suggestion => ({
  kind: 'category',
  id: node.categoryId,
  name: textIn(language, node.name),
  url: `/category/${node.slug}`,
})

async function productSuggestions(
  { catalogue }: CatalogSource,
  context: CatalogContext,
  ids: readonly number[],
): Promise<Suggestion[]> {
  const products = await catalogue.products(context, ids)
  return products.map((product) => productSuggestion(presentProduct(product, context)))
}

const productSuggestion = (view: ProductView): Suggestion => ({
  kind: 'product',
  id: view.productId,
  name: view.name,
  url: view.itemUrl,
  brand: view.shortDescr,
  ...(view.mediaURL === '' ? {} : { mediaURL: view.mediaURL }),
  priceDisplay: view.priceDisplay,
  priceUnitDisplay: view.priceUnitDisplay,
  description: view.description,
  // The fields that adding it needs.
  product: view,
  ...(view.firstPurchase === undefined ? {} : { firstPurchase: view.firstPurchase }),
})
