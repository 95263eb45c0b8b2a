import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { saying, showPage } from '../../../lib/testing/page-scene.tsx'
import { removeCheckedPlace, storeCheckedPlace } from '../../places/checked-place.ts'
import { CartContext } from '../../cart-store/cart-context.ts'
import { cartStore } from '../../cart-store/cart-store.ts'
import { waitingShop } from '../../cart-store/testing.ts'
import { shopperStore } from '../../../lib/visit/shopper.ts'
import AddressesPage from './AddressesPage.tsx'
import { AddressForm } from './form/AddressForm.tsx'

afterEach(() => vi.unstubAllGlobals())

function inCart(shown: ReactNode) {
  const shopper = shopperStore({ user: {} as never, cart: { cartItems: [] } as never })
  return <CartContext value={cartStore({ shopper, api: waitingShop().api, notify: () => false })}>{shown}</CartContext>
}

const home = {
  addressId: 5,
  addressType: 'home',
  addressName: 'Casa',
  address1: 'Via Larga',
  addressNumber: '8',
  postalcode: '20122',
  city: 'Milano',
  province: 'MI',
  active: 1,
  validated: true,
  covered: false,
  selected: false,
}

test.each([
  ['coop', 'Qui consegniamo la tua spesa', 1],
  ['collect', 'In questo negozio la spesa si ritira', 0],
] as const)('on the site %s the address book says "%s"', async (site, about, notCovered) => {
  await showPage(AddressesPage, {
    data: () => ({ addresses: [home] }),
    setting: { site },
    around: inCart,
  })
  await expect.element(page.getByText(saying(about))).toBeVisible()
  expect(page.getByText(saying('Qui non arriviamo')).elements()).toHaveLength(notCovered)
})

const showForm = (address: AddressView | undefined) =>
  showPage(
    () => (
      <AddressForm
        address={address}
        deliveryServiceId={2}
        onSaved={() => {}}
        onCancel={() => {}}
        onPickup={() => {}}
        onFailure={() => {}}
      />
    ),
    { data: () => null, around: inCart },
  )

test.each([
  ['a new address begins with the search that fills it in', undefined, /^Cerca/],
  ['a known address begins with its first field', home as never, /^Nome dell/],
])('%s', async (_fact, address, focused) => {
  await showForm(address)
  const field = page.getByLabelText(focused)
  await expect.element(field).toHaveFocus()
})

test('a first address begins with the place that was checked before signing in [address-170]', async () => {
  storeCheckedPlace({
    label: 'Via Roma 12, Merano',
    kind: 'address',
    address1: 'Via Roma',
    addressNumber: '12',
    city: 'Merano',
    province: 'BZ',
    postalcode: '39012',
    latitude: 46.67,
    longitude: 11.16,
  })
  await showForm(undefined)
  await expect.element(page.getByLabelText(/^Via o piazza/)).toHaveValue('Via Roma')
  await expect.element(page.getByLabelText(/^Città/)).toHaveValue('Merano')
  removeCheckedPlace()
})
