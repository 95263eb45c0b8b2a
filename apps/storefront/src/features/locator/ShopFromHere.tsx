import { storesSelect, storesView } from '@bottega/contract/delivery/calls.ts'
import { geoChooseStore } from '@bottega/contract/geo/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { isSignedIn, useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { StoreNotice } from '../delivery/stores/StoreNotice.tsx'
import { useStoreConsent } from '../delivery/stores/use-store-consent.ts'
import { locatorWords } from '../store-map/words/locator.ts'

/** Makes a store the shopper's own: prices and shelves are then its. A customer agrees to its notice first. */
export function ShopFromHere({ storeId }: { storeId: number }) {
  const t = useTranslations(locatorWords, 'detail')
  const { user, cart } = useShopper()
  const { perform } = useCartStore()
  const { consents, notice } = useStoreConsent()
  const choose = useCommand(async () => {
    if (!isSignedIn(user)) {
      await perform((api) => api.call(geoChooseStore, { query: { show_sectors: true }, body: { store_id: storeId } }))
      return
    }
    const { data } = await browserApi().call(storesView, { query: { store_id: storeId } })
    if (await consents(data.store)) await perform((api) => api.call(storesSelect, { body: { store_id: storeId } }))
  }, notifyRefusal)
  if (cart.store.storeId === storeId) return <p>{t('shopping')}</p>
  return (
    <>
      <Button busy={choose.busy} onClick={choose.run}>
        {t('shop')}
      </Button>
      {notice && <StoreNotice {...notice} />}
    </>
  )
}
