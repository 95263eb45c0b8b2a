import { readyToShop } from '../cart-load.ts'
import { api, measure, type Bench } from '../measure.ts'
import { makeShoppers, openSlot } from '../world.ts'

/** The calls of the address and slot dialogs, by a customer with an address. */
export async function deliveryFigures(bench: Bench): Promise<void> {
  const [shopper] = await makeShoppers(bench.world.db, 1)
  if (shopper === undefined) throw new Error('no shopper')
  await readyToShop(bench.server.origin, shopper, (storeId) => openSlot(bench.world.db, storeId))
  const { headers } = shopper
  const load = (path: string) => ({ connections: 8, headers, requests: [api(path)] })
  await measure(bench, 'slot list, 14 days', load('/timeslot/list'))
  await measure(
    bench,
    'address list of home delivery',
    load('/user-address/delivery-service-list?delivery_service_id=2'),
  )
  await measure(
    bench,
    'address list of store pickup',
    load('/user-address/delivery-service-list?delivery_service_id=1'),
  )
}
