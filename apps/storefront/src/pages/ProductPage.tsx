import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { Breadcrumbs } from '@bottega/ui/components/Breadcrumbs.tsx'
import { useTranslations } from 'use-intl'
import { BuyBox } from '../features/product/BuyBox.tsx'
import { Facts } from '../features/product/Facts.tsx'
import { Gallery } from '../features/product/Gallery.tsx'
import { shownProduct } from '../features/product/product-facts.ts'
import { productJsonLd } from '../features/product/product-json-ld.ts'
import { ProductSlider } from '../features/product-card/ProductSlider.tsx'
import { shelfProduct, type ShelfProduct } from '../features/product-card/shelf-product.ts'
import { browserApi } from '../lib/browser-api.ts'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta } from '../lib/page-meta.ts'
import { required } from '../lib/required.ts'
import { visitContext } from '../lib/visit.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/ProductPage.ts'
import styles from './ProductPage.module.css'

async function load(api: Api, slug: string) {
  const view = await required(api.call('products.list', { query: { slug } }))
  if ('products' in view) throw new Error(`A product was asked for by its slug "${slug}" and a list came`)
  return { shown: shownProduct(view), similar: await loadSimilar(api, view.productId) }
}

/** Beside the product, which stands without them. */
async function loadSimilar(api: Api, productId: number): Promise<readonly ShelfProduct[]> {
  try {
    const query = { product_id: productId, details: true }
    return (await api.call('products.alternativeDetail', { query })).data.products.map(shelfProduct)
  } catch (error) {
    if (error instanceof RefusalError) return []
    throw error
  }
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(visitContext).api, params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.slug)

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
      description: [name, shortDescr, description].filter(Boolean).join(', '),
      jsonLd: (origin) => [productJsonLd(shown, origin, path), breadcrumbJsonLd([...crumbs, { name, path }], origin)],
    }),
  ]
}

/** One product: pictures, price, the way into the cart, and all its label says. */
export default function ProductPage({ loaderData: { shown, similar } }: Route.ComponentProps) {
  const t = useTranslations('product')
  const { product, crumbs, pictures } = shown
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('crumbs')}
        links={[
          { href: paths.home(), name: t('home') },
          ...crumbs.map(({ slug, name }) => ({ href: paths.category(slug), name })),
        ]}
        current={product.name}
      />
      <div className={styles.first}>
        <Gallery key={product.productId} name={product.name} pictures={pictures} />
        <BuyBox key={product.productId} shown={shown} />
      </div>
      <Facts shown={shown} />
      {similar.length > 0 && <ProductSlider title={t('similar')} products={similar} />}
    </div>
  )
}
