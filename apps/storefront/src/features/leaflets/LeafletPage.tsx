import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import { data } from 'react-router'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/LeafletPage.ts'
import { validityText } from './leaflet-words.ts'
import styles from './LeafletPage.module.css'
import { LeafletNotes } from './LeafletNotes.tsx'
import { findLeaflet } from './load-leaflets.ts'
import { LeafletViewer } from './viewer/LeafletViewer.tsx'
import { leafletsWords } from './words/leaflets.ts'

/** `Le offerte della settimana · Dal gio 19 novembre al mer 2 dicembre | Bottega`, where people share it too. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { leaflet } = loaderData
  const { slug, title, description } = leaflet
  const dated = `${title} · ${validityText(leaflet, settingOf(matches).locale)}`
  return [
    ...namedPageMeta(matches, dated),
    ...indexedMeta(matches, {
      path: paths.leaflet(slug),
      title: dated,
      description,
      image: `${leaflet.baseLocation}0-640.webp`,
      jsonLd: (origin, locale) => [
        breadcrumbJsonLd(
          [
            { name: translatorOf(leafletsWords, locale)('title'), path: paths.leaflets() },
            { name: title, path: paths.leaflet(slug) },
          ],
          origin,
        ),
      ],
    }),
  ]
}

export async function loader({ context, params: { leafletId } }: Route.LoaderArgs) {
  const leaflet = await findLeaflet(context.get(visitContext).api, leafletId)
  if (leaflet === null) throw data(null, { status: 404 })
  return { leaflet }
}

/** A leaflet or an issue of the magazine, to leaf through. (Content and discovery, section 2) */
export default function LeafletPage({ loaderData: { leaflet } }: Route.ComponentProps) {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  const isMagazine = leaflet.leafletType.leafletTypeId === magazineType
  const above = isMagazine
    ? { href: paths.magazine(), name: t('magazine.title') }
    : { href: paths.leaflets(), name: t('title') }
  const hasProducts = leaflet.leafletPage.some(({ leafletArea }) =>
    leafletArea.some(({ metadata }) => metadata.productId !== undefined),
  )
  return (
    <>
      <Breadcrumbs label={t('way')} links={[above]} current={leaflet.title} />
      <header className={styles.head}>
        <div>
          <h1>{leaflet.title}</h1>
          <p className={styles.facts}>{validityText(leaflet, locale)}</p>
        </div>
        {hasProducts && (
          <LinkButton href={paths.leafletList(leaflet.slug)} variant="secondary">
            {t('productList')}
          </LinkButton>
        )}
      </header>
      <LeafletNotes leaflet={leaflet} />
      <LeafletViewer leaflet={leaflet} />
    </>
  )
}
