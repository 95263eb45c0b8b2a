import type { Api } from '@bottega/contract/api.ts'
import { warehousesView } from '@bottega/contract/locator/calls.ts'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { pageApi } from '../../lib/api/browser-api.ts'
import { required } from '../../lib/api/required.ts'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta } from '../../lib/page/page-meta.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StorePage.ts'
import { Holidays, HoursTable } from './HoursTable.tsx'
import { ShopFromHere } from './ShopFromHere.tsx'
import { FavouriteStore } from '../store-map/FavouriteStore.tsx'
import { StoreActions } from '../store-map/StoreActions.tsx'
import { StoreLabels } from '../store-map/StoreLabels.tsx'
import { storeName, streetLine, townLine } from '../store-map/store-address.ts'
import { storeJsonLd } from './store-json-ld.ts'
import styles from './StorePage.module.css'
import { TodayHours } from '../store-map/TodayHours.tsx'
import { WarehouseMap } from '../store-map/WarehouseMap.tsx'
import { locatorWords } from '../store-map/words/locator.ts'

async function load(api: Api, slug: string) {
  const { warehouse, places } = await required(api.call(warehousesView, { query: { slug } }))
  return { store: warehouse, places, now: new Date().toISOString() }
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(visitContext).api, params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(pageApi(), params.slug)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { store } = loaderData
  const path = paths.store(store.slug)
  const crumbs = (locale: Language) => [
    { name: translatorOf(locatorWords, locale)('title'), path: paths.stores() },
    { name: storeName(store), path },
  ]
  return [
    ...namedPageMeta(matches, storeName(store)),
    ...indexedMeta(matches, {
      path,
      title: storeName(store),
      description: [storeName(store), streetLine(store.address), townLine(store.address)].join(', '),
      jsonLd: (origin, locale) => [storeJsonLd(store, origin + path), breadcrumbJsonLd(crumbs(locale), origin)],
    }),
  ]
}

/** One store: where it is, when it is open, what it offers. (Content and discovery, section 2) */
export default function StorePage({ loaderData: { store, places, now } }: Route.ComponentProps) {
  const t = useTranslations(locatorWords)
  const services = store.deliveryServices.filter(({ showTab }) => showTab)
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('crumbs')}
        links={[
          { href: paths.home(), name: t('home') },
          { href: paths.stores(), name: t('title') },
        ]}
        current={storeName(store)}
      />
      <header className={styles.head}>
        <h1>{storeName(store)}</h1>
        <p className={styles.labels}>
          {store.warehouseClass?.name} <StoreLabels store={store} /> <FavouriteStore store={store} />
        </p>
        <p>
          {streetLine(store.address)}, {townLine(store.address)}
        </p>
        <TodayHours hours={store.serviceHours} since={now} />
        <StoreActions store={store} detail={false} />
        {store.storeId !== undefined && <ShopFromHere storeId={store.storeId} />}
      </header>
      <div className={styles.columns}>
        <section className={styles.part}>
          <h2>{t('detail.hours')}</h2>
          <HoursTable hours={store.serviceHours} since={now} />
          <Holidays hours={store.serviceHours} since={now} />
        </section>
        <div className={styles.part}>
          <WarehouseMap title={t('detail.where')} subtitle="" stores={[store]} />
          <h2>{t('detail.services')}</h2>
          {services.length === 0 ? (
            <p>{t('detail.noServices')}</p>
          ) : (
            <ul className={styles.services}>
              {services.map(({ deliveryServiceId, name }) => (
                <li key={deliveryServiceId}>{name}</li>
              ))}
            </ul>
          )}
          {places.length > 0 && (
            <>
              <h3>{t('detail.places')}</h3>
              <ul className={styles.services}>
                {places.map(({ addressId, addressName, address1, addressNumber, city }) => (
                  <li key={addressId}>
                    {addressName}, {`${address1} ${addressNumber}`.trim()}, {city}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
