import { productsAlternativeDetail, productsCheaper, productsList } from '@bottega/contract/catalog/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { defaultFilters } from '@bottega/rules/catalog/product-filters.ts'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { storedFilters } from '../catalog/category/stored-category.ts'
import { listingHref } from '../catalog/listing/listing-address.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import { BuyBox } from './BuyBox.tsx'
import { cheaperProduct, type CheaperProduct } from './cheaper-product.ts'
import { Facts } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import { shownProduct, type ShownProduct } from './product-facts.ts'
import { productJsonLd } from './product-json-ld.ts'
import { loadRecommended } from '../product-card/shelf/load-recommended.ts'
import { ProductSlider } from '../product-card/shelf/ProductSlider.tsx'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'
import { pageApi } from '../../lib/api/browser-api.ts'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/ProductPage.ts'
import { detailsWords } from './words/details.ts'
import styles from './ProductPage.module.css'

async function load(api: Api, slug: string) {
  const view = await required(api.call(productsList, { query: { slug } }))
  if ('products' in view) throw new Error(`A product was asked for by its slug "${slug}" and a list came`)
  const { productId } = view
  const [similar, cheaper, recommended] = await Promise.all([
    loadSimilar(api, productId),
    loadCheaper(api, productId),
    loadRecommended(api, { layout: 'product', product_id: productId }),
  ])
  return { shown: shownProduct(view), similar, cheaper, recommended }
}

/** Optional: the page works without them. */
async function loadSimilar(api: Api, productId: number): Promise<readonly ShelfProduct[]> {
  try {
    const query = { product_id: productId, details: true }
    return (await api.call(productsAlternativeDetail, { query })).data.products.map(shelfProduct)
  } catch (error) {
    if (error instanceof RefusalError) return []
    throw error
  }
}

/** Optional as well. */
async function loadCheaper(api: Api, productId: number): Promise<CheaperProduct | undefined> {
  try {
    const [found] = (await api.call(productsCheaper, { query: { product_ids: [productId] } })).data.cheaper
    return found && cheaperProduct(found)
  } catch (error) {
    if (error instanceof RefusalError) return undefined
    throw error
  }
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(visitContext).api, params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(pageApi(), params.slug)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { shown } = loaderData
  const { name, shortDescr, description, slug } = shown.product
  const path = paths.product(slug)
  const crumbs = shown.crumbs.map((crumb) => ({ name: crumb.name, path: paths.category(crumb.slug) }))
  return [
    ...namedPageMeta(matches, name),
    ...indexedMeta(matches, {
      path,
      title: name,
      type: 'product',
      image: shown.pictures[0]?.large,
      description: shown.description ?? [name, shortDescr, description].filter(Boolean).join(', '),
      jsonLd: (origin) => [productJsonLd(shown, origin, path), breadcrumbJsonLd([...crumbs, { name, path }], origin)],
    }),
  ]
}

/** One product: pictures, price, quantity control, and the text of its label. */
export default function ProductPage({ loaderData: { shown, similar, cheaper, recommended } }: Route.ComponentProps) {
  const t = useTranslations([detailsWords, productWords])
  const { product, crumbs, pictures } = shown
  return (
    <div className={styles.page}>
      <WayBack crumbs={crumbs} current={product.name} />
      <div className={styles.first}>
        <div className={styles.picture}>
          <Gallery key={product.productId} name={product.name} pictures={pictures} />
        </div>
        <div className={styles.label}>
          <BuyBox key={product.productId} shown={shown} cheaper={cheaper} />
          <Facts shown={shown} />
        </div>
      </div>
      {similar.length > 0 && <ProductSlider title={t('details.similar')} products={similar} />}
      {recommended.length > 0 && <ProductSlider title={t('product.recommended')} products={recommended} />}
    </div>
  )
}

/** From a filtered department, the way back restores its filters. */
function WayBack({ crumbs, current }: { crumbs: ShownProduct['crumbs']; current: string }) {
  const t = useTranslations(detailsWords)
  const hydrated = useHydrated()
  const hrefOf = (slug: string) =>
    listingHref({ pathname: paths.category(slug) }, hydrated ? storedFilters(slug) : defaultFilters())
  return (
    <Breadcrumbs
      label={t('crumbs')}
      links={[
        { href: paths.home(), name: t('home') },
        ...crumbs.map(({ slug, name }) => ({ href: hrefOf(slug), name })),
      ]}
      current={current}
    />
  )
}
