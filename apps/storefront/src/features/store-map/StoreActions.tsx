import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from './StoreActions.module.css'
import { locatorWords } from './words/locator.ts'

/** From a store to its page, its leaflet and its phone. */
export function StoreActions({ store, detail = true }: { store: WarehouseView; detail?: boolean }) {
  const t = useTranslations(locatorWords, 'store')
  const { name, slug, metaData } = store
  const phone = metaData.warehouse_locator.PHONE
  const leafletType = metaData.warehouse_detail.LEAFLET_TYPE
  return (
    <p className={styles.actions}>
      {detail && (
        <ShopLink to={paths.store(slug)} aria-label={t('detailOf', { name })}>
          {t('detail')}
        </ShopLink>
      )}
      {leafletType !== undefined && (
        <ShopLink to={paths.leaflets({ type: leafletType })} aria-label={t('flyerOf', { name })}>
          {t('flyer')}
        </ShopLink>
      )}
      {phone !== undefined && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={t('call', { name, phone })}>
          {phone}
        </a>
      )}
    </p>
  )
}
