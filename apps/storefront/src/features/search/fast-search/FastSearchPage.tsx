import type { Api } from '@bottega/contract/api.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { readListLine } from '@bottega/rules/quantity/list-line.ts'
import { defaultFilters } from '@bottega/rules/catalog/product-filters.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { loadListing } from '../../catalog/listing/load-listing.ts'
import type { FirstQuantity } from '../../cart/quantity/QuantityControl.tsx'
import { quantityWords } from '../../cart/words/quantity.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf } from '../../cart-store/selling.ts'
import type { ShelfProduct } from '../../product-card/shelf-product.ts'
import { ProductSlider } from '../../product-card/shelf/ProductSlider.tsx'
import { FastListForm } from './FastListForm.tsx'
import { readFastList } from './fast-list.ts'
import { LastFastList } from './LastFastList.tsx'
import { SavedWords } from '../saved-words/SavedWords.tsx'
import { SearchHeading } from '../SearchHeading.tsx'
import { pageApi } from '../../../lib/api/browser-api.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/FastSearchPage.ts'
import { searchWords } from '../words/search.ts'
import styles from './FastSearchPage.module.css'

/** Number of products to choose from per word. (Shopping core, section 9: slider product limit) */
const perWord = 12

async function load(api: Api, query: URLSearchParams) {
  const { words, dropped } = readFastList(query.get('q') ?? '')
  const filters = { ...defaultFilters(), pageSize: perWord }
  const rows = await Promise.all(
    words.map(async (word) => {
      const line = readListLine(word)
      const found = await loadListing(api, { q: line.words }, filters)
      const amounts = 'products' in found ? await amountsFor(line.amount, found.products) : {}
      return { word, line, found, amounts }
    }),
  )
  return { words, dropped, rows }
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(visitContext).api, url.searchParams)

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(pageApi(), url.searchParams)

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(searchWords, locale)('fastTitle')),
  { name: 'robots', content: 'noindex' },
]

/** How much the button of each product adds for the amount of its line: at least that much. */
async function amountsFor(amount: string | undefined, products: readonly ShelfProduct[]) {
  if (amount === undefined) return {}
  const { quantityForList } = await import('../../cart/quantity/typed-quantity.ts')
  return Object.fromEntries(products.map((product) => [product.productId, quantityForList(amount, product)]))
}

/** A whole shopping list at once: a row of products for each line, which adds as much as the line says. */
export default function FastSearchPage({ loaderData: { words, dropped, rows } }: Route.ComponentProps) {
  const t = useTranslations(searchWords)
  const { locale } = usePageSetting()
  const add = useTranslations(quantityWords)('add')
  function adding(product: ShelfProduct, quantity: Thousandths | undefined): FirstQuantity | undefined {
    if (quantity === undefined) return undefined
    const text = `${add} ${quantityText(quantity, sellingModeOf(product), locale)}`
    return { quantity, text, label: `${text}: ${product.name}` }
  }
  const missing = rows.filter(({ found }) => 'failure' in found || found.page.totItems === 0)
  return (
    <>
      <SearchHeading title={t('fastTitle')} text={t('fastText')} />
      <FastListForm words={words} />
      <LastFastList words={words} />
      {words.length === 0 && <SavedWords />}
      {dropped.length > 0 && <p className={styles.missing}>{t('fastDropped', { words: dropped.join(', ') })}</p>}
      {missing.length > 0 && (
        <p className={styles.missing}>{t('fastMissing', { words: missing.map(({ word }) => word).join(', ') })}</p>
      )}
      {rows.map(
        ({ word, line, found, amounts }) =>
          'page' in found &&
          found.page.totItems > 0 && (
            <ProductSlider
              key={word}
              title={word}
              products={found.products}
              adds={(product) => adding(product, amounts[product.productId])}
              more={
                found.page.totItems > perWord && (
                  <ShopLink to={paths.search({ q: line.words })} className={styles.more}>
                    {t('fastMore', { count: found.page.totItems })}
                  </ShopLink>
                )
              }
            />
          ),
      )}
    </>
  )
}
