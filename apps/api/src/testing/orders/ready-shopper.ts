import { addressesSelect, timeslotsSelect } from '@bottega/contract/delivery/calls.ts'
import type { Person, ShopperOptions, TestShop } from '../test-shop.ts'
import type { SlotName } from '../world.ts'

/**
 * A shopper with nothing left to choose: delivered to their home in Milano, in a slot, tomorrow morning by default.
 * Each adds a place to the slot, so that a file may have as many as it likes.
 */
export async function readyShopper(
  shop: TestShop,
  options: ShopperOptions = {},
  slotName: SlotName = 'tomorrowMorning',
): Promise<Person & { addressId: number | undefined }> {
  const person = await shop.shopper({ homeAt: '20122', consents: true, ...options })
  await person.call(addressesSelect, { body: { address_id: person.addressId ?? 0 } })
  await shop.shop.database.pool.query('update slot set capacity = capacity + 1 where id = $1', [
    shop.world.slots[slotName],
  ])
  await chooseSlot(shop, person, slotName)
  return person
}

export async function chooseSlot(shop: TestShop, person: Person, slotName: SlotName) {
  const slotId = shop.world.slots[slotName]
  const { rows } = await shop.shop.database.pool.query<{ day: string }>(
    'select day::text as day from slot where id = $1',
    [slotId],
  )
  return person.call(timeslotsSelect, { query: { timeslot_id: slotId, sel_date: rows[0]?.day ?? '' } })
}
