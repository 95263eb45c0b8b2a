import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { locatorWords } from './words/locator.ts'

/** The labels of a store for this shopper: their favourite, the one their cart is filled from. */
export function StoreLabels({ store }: { store: Pick<WarehouseView, 'addressIds' | 'storeId'> }) {
  const t = useTranslations(locatorWords, 'store')
  const favourite = useShopperPart(({ user }) => user.defaultStoreAddressId)
  const mine = useShopperPart(({ cart }) => cart.store.storeId)
  return (
    <>
      {favourite !== undefined && store.addressIds.includes(favourite) && (
        <Badge tone="member">
          <Icon name="star" size={16} /> {t('favourite')}
        </Badge>
      )}
      {store.storeId === mine && <Badge tone="ok">{t('mine')}</Badge>}
    </>
  )
}
