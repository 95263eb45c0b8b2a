import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { saying, showPage } from '../../../lib/testing/page-scene.tsx'
import { CartContext } from '../../cart-store/cart-context.ts'
import { cartStore } from '../../cart-store/cart-store.ts'
import { waitingShop } from '../../cart-store/testing.ts'
import { shopperStore } from '../../../lib/visit/shopper.ts'
import AddressesPage from './AddressesPage.tsx'

afterEach(() => vi.unstubAllGlobals())

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
  const shopper = shopperStore({ user: {} as never, cart: { cartItems: [] } as never })
  const store = cartStore({ shopper, api: waitingShop().api, notify: () => false })
  await showPage(AddressesPage, {
    data: () => ({ addresses: [home] }),
    setting: { site },
    around: (shown) => <CartContext value={store}>{shown}</CartContext>,
  })
  await expect.element(page.getByText(saying(about))).toBeVisible()
  expect(page.getByText(saying('Qui non arriviamo')).elements()).toHaveLength(notCovered)
})
