import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useMemo } from 'react'
import { pageApi } from '../../lib/api/browser-api.ts'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import { distanceText } from '../places/distance-text.ts'
import type { Route } from './+types/StoresPage.ts'
import { loadStores, positionText, storesQuery } from './load-stores.ts'
import { StoreCard } from './StoreCard.tsx'
import { StoreSearch } from './StoreSearch.tsx'
import styles from './StoresPage.module.css'
import { WarehouseMap } from '../store-map/WarehouseMap.tsx'
import { locatorWords } from '../store-map/words/locator.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStores(context.get(visitContext).api, storesQuery(url.searchParams))

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadStores(pageApi(), storesQuery(url.searchParams))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { query, place } = loaderData
  const t = translatorOf(locatorWords, settingOf(matches).locale)
  const title = t('title')
  return [
    ...namedPageMeta(matches, title),
    // Searches are not indexed; the list of all stores is, page by page.
    ...(place || query.q
      ? [{ name: 'robots', content: 'noindex' }]
      : indexedMeta(matches, {
          path: paths.stores(query.page > 1 ? { page: query.page } : {}),
          title,
          description: t('description'),
          jsonLd: (origin) => [breadcrumbJsonLd([{ name: title, path: paths.stores() }], origin)],
        })),
  ]
}

/** Stores on a map and as a list, all of them or those around a place. (Content and discovery, section 2) */
export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const { query, place, stores, count, pages, nearest, now } = loaderData
  const t = useTranslations(locatorWords)
  const { q, position, distance, page } = query
  const searched = {
    ...(q !== '' && { q }),
    ...(position && { position: positionText(position) }),
    ...(place && { distance }),
  }
  const around = useMemo(() => place && { position: place.position, metres: distance }, [place, distance])
  return (
    <TitledPage
      title={t('title')}
      above={<Breadcrumbs label={t('crumbs')} links={[{ href: paths.home(), name: t('home') }]} current={t('title')} />}
    >
      <StoreSearch key={JSON.stringify(searched)} query={query} />
      <WarehouseMap title="" subtitle="" around={around} />
      <section className={styles.found}>
        <h2 className={styles.count}>
          <output>
            <FoundText {...loaderData} />
          </output>
        </h2>
        {(place !== undefined || q !== '') && <ShopLink to={paths.stores()}>{t('search.reset')}</ShopLink>}
        {count === 0 && nearest.length === 0 && (
          <EmptyState
            picture={<Icon name="store" size={32} />}
            title={t('found.nothing')}
            text={t('found.nothingText')}
          />
        )}
        {nearest.length > 0 && <p>{t('found.nearest')}</p>}
        <ul className={styles.list}>
          {[...stores, ...nearest].map((store) => (
            <StoreCard key={store.warehouseId} store={store} since={now} />
          ))}
        </ul>
        <Pagination
          label={t('pages.label')}
          previousLabel={t('pages.previous')}
          nextLabel={t('pages.next')}
          pageLabel={(number) => t('pages.page', { page: String(number) })}
          current={page}
          total={pages}
          hrefOf={(number) => paths.stores({ ...searched, page: number })}
        />
      </section>
    </TitledPage>
  )
}

function FoundText({ query, place, count }: Route.ComponentProps['loaderData']) {
  const t = useTranslations(locatorWords)
  const { locale } = usePageSetting()
  if (place !== undefined)
    return t('found.near', {
      count,
      reach: distanceText(query.distance, locale),
      place: place.label ?? t('search.yourPosition'),
    })
  return query.q === '' ? t('found.all', { count }) : t('found.words', { count, q: query.q })
}
