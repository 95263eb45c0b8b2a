import { warehousesSearch } from '@bottega/contract/locator/calls.ts'
import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { mapCenter, mapZoom } from '@bottega/rules/stores/store-map.ts'
import { Suspense, useMemo, useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { useMedia } from '../../lib/hooks/use-media.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import type { Around } from '../places/map/drawing.ts'
import { StoreMap } from '../places/map/LazyStoreMap.tsx'
import { StoreInfo } from './StoreInfo.tsx'
import styles from './WarehouseMap.module.css'
import { locatorWords } from './words/locator.ts'

type WarehouseMapProps = {
  /** By default the gift card’s, as the document has it. */
  title?: string | undefined
  subtitle?: string | undefined
  /** Only stores of this kind. */
  warehouseClassId?: number | undefined
  /** The search whose circle is drawn. */
  around?: Around | undefined
  /** Stores a page has loaded already; without them all of them are loaded. */
  stores?: readonly WarehouseView[] | undefined
}

/**
 * Stores on a map with an info window for each: a part of the locator, of a store's page, and of pages that editors
 * compose. (Content and discovery, section 2)
 */
export function WarehouseMap({ title, subtitle, warehouseClassId, around, stores }: WarehouseMapProps) {
  const t = useTranslations(locatorWords)
  const hydrated = useHydrated()
  return (
    <section className={styles.part}>
      {title !== '' && <h2>{title ?? t('giftCard.title')}</h2>}
      {subtitle !== '' && <p className={styles.subtitle}>{subtitle ?? t('giftCard.subtitle')}</p>}
      <div className={styles.map}>
        {hydrated &&
          (stores === undefined ? (
            <AllStores warehouseClassId={warehouseClassId} around={around} />
          ) : (
            <StoresOnMap stores={stores} around={around} />
          ))}
      </div>
    </section>
  )
}

function AllStores({ warehouseClassId, around }: Pick<WarehouseMapProps, 'warehouseClassId' | 'around'>) {
  const loaded = useLoaded(`stores ${warehouseClassId ?? ''}`, async () => {
    const query = { ...(warehouseClassId !== undefined && { parent_warehouse_class_id: warehouseClassId }) }
    return (await browserApi().call(warehousesSearch, { query })).data.warehouses
  })
  if (loaded.state === 'failed') return <Notice tone="error">{loaded.text}</Notice>
  return <StoresOnMap stores={loaded.state === 'ready' ? loaded.data : none} around={around} />
}

const none: readonly WarehouseView[] = []

function StoresOnMap({ stores, around }: { stores: readonly WarehouseView[]; around: Around | undefined }) {
  const t = useTranslations(locatorWords)
  const extraSmall = useMedia('(max-width: 599.98px)')
  const [opened, setOpened] = useState<number>()
  const [since] = useState(() => new Date().toISOString())
  const pins = useMemo(
    () =>
      stores.map(({ warehouseId: id, name, address: { latitude, longitude } }) => ({ id, name, latitude, longitude })),
    [stores],
  )
  const byId = useMemo(() => new Map(stores.map((store) => [store.warehouseId, store])), [stores])
  const [only] = stores
  const infoOf = (id: number) => {
    const store = byId.get(id)
    return store && <StoreInfo store={store} since={since} />
  }
  const center = around?.position ?? (stores.length === 1 && only ? only.address : mapCenter)
  // One store among the towns around it: closer, our own ground has nothing to recognise.
  const zoom = stores.length === 1 ? (extraSmall ? 11 : 12) : mapZoom({ extraSmall, searchedMetres: around?.metres })
  return (
    <Suspense fallback={null}>
      <StoreMap
        label={t('map.label')}
        pins={pins}
        around={around}
        look={{ center: { latitude: center.latitude, longitude: center.longitude }, zoom }}
        picked={opened}
        // The second press on a pin closes its window.
        onPick={(id) => setOpened((before) => (id === before ? undefined : id))}
        showInfo={infoOf}
      />
    </Suspense>
  )
}
