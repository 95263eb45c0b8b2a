import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { data } from 'react-router'
import { idIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/LeafletProductPage.ts'
import { LeafletProducts } from './card/LeafletProducts.tsx'
import { LeafletNotes } from './LeafletNotes.tsx'
import styles from './LeafletPage.module.css'
import { findLeaflet, loadLeafletProducts } from './load-leaflets.ts'
import { leafletsWords } from './words/leaflets.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...namedPageMeta(matches, loaderData.chosen?.leafletName ?? loaderData.leaflet.title),
        { name: 'robots', content: 'noindex' },
      ]
    : []

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const [leaflet, page] = [await findLeaflet(api, params.leafletId), idIn(params.page)]
  if (leaflet === null || page === undefined || page > leaflet.pages) throw data(null, { status: 404 })
  const { products } = await loadLeafletProducts(api, leaflet.leafletId, page)
  const productId = idIn(url.searchParams.get('product_id') ?? undefined)
  const chosen = products.find((one) => one.productId === productId)
  return { leaflet: { ...leaflet, leafletPage: [] }, page, productId, chosen, products }
}

/** A product of a page of a leaflet, and the others of that page: where areas lead before the scripts arrive. */
export default function LeafletProductPage({ loaderData }: Route.ComponentProps) {
  const { leaflet, page, productId, chosen, products } = loaderData
  const t = useTranslations(leafletsWords)
  const others = products.filter((one) => one !== chosen)
  return (
    <>
      <Breadcrumbs
        label={t('way')}
        links={[
          { href: paths.leaflets(), name: t('title') },
          { href: `${paths.leaflet(leaflet.slug)}#p${page}`, name: leaflet.title },
        ]}
        current={chosen?.leafletName ?? t('onPage', { page })}
      />
      <header className={styles.head}>
        <h1>{chosen?.leafletName ?? leaflet.title}</h1>
      </header>
      <LeafletNotes leaflet={leaflet} />
      {productId !== undefined && chosen === undefined && <p className={styles.note}>{t('notHere')}</p>}
      {chosen && <LeafletProducts title={leaflet.title} leaflet={leaflet} products={[chosen]} />}
      {others.length > 0 && <LeafletProducts title={t('onPage', { page })} leaflet={leaflet} products={others} />}
    </>
  )
}
