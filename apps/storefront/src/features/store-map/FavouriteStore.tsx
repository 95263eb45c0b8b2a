import { storesSetFavourite } from '@bottega/contract/delivery/calls.ts'
import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { isSignedIn, useShopperPart, useShopperStore } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { storeName } from './store-address.ts'
import { locatorWords } from './words/locator.ts'

/** The star that makes a store a customer's favourite, or takes that back; a store without a place has none. */
export function FavouriteStore({ store }: { store: WarehouseView }) {
  const t = useTranslations(locatorWords, 'store')
  const hydrated = useHydrated()
  const shopper = useShopperStore()
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  const favourite = useShopperPart(({ user }) => user.defaultStoreAddressId)
  const pressed = favourite !== undefined && store.addressIds.includes(favourite)
  const [place] = store.addressIds
  const choose = useCommand(async () => {
    const body = { ...(!pressed && place !== undefined && { address_id: place }) }
    const envelope = await browserApi().call(storesSetFavourite, { body })
    shopper.take({ ...envelope, data: shopper.get().cart })
    notifyRemarks(envelope.response)
  }, notifyRefusal)
  if (!hydrated || !signedIn || place === undefined) return null
  return (
    <IconButton
      icon="star"
      filled={pressed}
      aria-pressed={pressed}
      label={t('makeFavourite', { name: storeName(store) })}
      disabled={choose.busy}
      onClick={choose.run}
    />
  )
}
