import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { data } from 'react-router'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/LeafletListPage.ts'
import { LeafletProducts } from './card/LeafletProducts.tsx'
import { validityText } from './leaflet-words.ts'
import { LeafletNotes } from './LeafletNotes.tsx'
import styles from './LeafletPage.module.css'
import { findLeaflet, loadLeafletProducts } from './load-leaflets.ts'
import { leafletsWords } from './words/leaflets.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { leaflet } = loaderData
  const { title, slug, description, baseLocation } = leaflet
  const { locale } = settingOf(matches)
  const t = translatorOf(leafletsWords, locale)
  const path = paths.leafletList(slug)
  const listTitle = t('listTitle', { title })
  const dated = `${listTitle} · ${validityText(leaflet, locale)}`
  const crumbs = [
    { name: t('title'), path: paths.leaflets() },
    { name: title, path: paths.leaflet(slug) },
    { name: listTitle, path },
  ]
  return [
    ...namedPageMeta(matches, dated),
    ...indexedMeta(matches, {
      path,
      title: dated,
      description,
      image: `${baseLocation}0-640.webp`,
      jsonLd: (origin) => [breadcrumbJsonLd(crumbs, origin)],
    }),
  ]
}

export async function loader({ context, params: { leafletId } }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const leaflet = await findLeaflet(api, leafletId)
  if (leaflet === null) throw data(null, { status: 404 })
  const part = loadLeafletProducts(api, leaflet.leafletId)
  return { leaflet: { ...leaflet, leafletPage: [] }, ...(await part) }
}

/** The accessible edition of a leaflet: its products as cards, page by page. */
export default function LeafletListPage({ loaderData: { leaflet, products, notSold } }: Route.ComponentProps) {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  const pages = [...Map.groupBy(products, ({ leafletPage }) => leafletPage)]
  return (
    <>
      <Breadcrumbs
        label={t('way')}
        links={[
          { href: paths.leaflets(), name: t('title') },
          { href: paths.leaflet(leaflet.slug), name: leaflet.title },
        ]}
        current={t('productList')}
      />
      <header className={styles.head}>
        <div>
          <h1>{t('listTitle', { title: leaflet.title })}</h1>
          <p className={styles.facts}>{validityText(leaflet, locale)}</p>
        </div>
        <LinkButton href={paths.leaflet(leaflet.slug)} variant="secondary">
          {t('backToPages')}
        </LinkButton>
      </header>
      <LeafletNotes leaflet={leaflet} />
      {products.length === 0 && <p>{t('noProducts')}</p>}
      {pages.map(([page, own]) => (
        <LeafletProducts key={page} title={t('onPage', { page })} leaflet={leaflet} products={own} />
      ))}
      {notSold > 0 && <p className={styles.facts}>{t('notSold', { count: notSold })}</p>}
    </>
  )
}
