import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { CartContext } from '../../cart-store/cart-context.ts'
import { cartStore } from '../../cart-store/cart-store.ts'
import { productOf, waitingShop } from '../../cart-store/testing.ts'
import { ListsContext, listsStore } from '../../list-heart/lists-store.ts'
import type { LeafletProduct } from '../load-leaflets.ts'
import { LeafletProducts } from './LeafletProducts.tsx'

afterEach(() => vi.unstubAllGlobals())

const leaflet = { leafletId: 9, title: 'Freschi' } as LeafletView
const milk = {
  ...productOf({
    productId: 2,
    slug: 'latte',
    dayLock: '',
    priceDisplay: 2,
    priceUnitDisplay: 'pz',
    weightUnitDisplay: 'KG',
  }),
  leafletName: 'Latte',
  leafletShortDescr: '',
  leafletDescr: '',
  leafletImageUrl: '',
} as unknown as LeafletProduct
const list = (productIds: number[], more: Partial<ListView> = {}) =>
  ({ listId: 5, name: 'Freschi', leafletId: 9, productIds, sharingData: { grant: 'OWNER' }, ...more }) as ListView

function Scene({ lists, children }: { lists: readonly ListView[]; children: ReactNode }) {
  const shopper = useShopperStore()
  const [store] = useState(() => cartStore({ shopper, api: waitingShop().api, notify: () => false }))
  const [ofLists] = useState(() => listsStore(lists))
  return (
    <CartContext value={store}>
      <ListsContext value={ofLists}>{children}</ListsContext>
    </CartContext>
  )
}

const Page = () => (
  <>
    <h1>Freschi</h1>
    <LeafletProducts title="Pagina 1" leaflet={leaflet} products={[milk]} />
  </>
)

const open = (lists: readonly ListView[]) =>
  showPage(Page, {
    data: () => ({}),
    answers: {
      '/wishlist/add_leaflet_prods': () => ({ list: list([2]) }),
      '/wishlist/delete_prods': () => ({ list: list([]) }),
    },
    around: (shown) => <Scene lists={lists}>{shown}</Scene>,
  })

const off = () => page.getByRole('button', { name: 'Metti in lista: Latte', exact: true, pressed: false })
const on = () => page.getByRole('button', { name: 'Nella lista: Latte', exact: true, pressed: true })

test('a product of a leaflet is put on its list once, says so, and is taken off by the next press', async () => {
  const { bodies } = await open([])
  await expect.element(off()).toHaveTextContent('Metti in lista')
  const button = off().element() as HTMLElement
  button.click()
  button.click()
  await expect.element(on()).toHaveTextContent('Nella lista')
  expect(bodies('/wishlist/add_leaflet_prods')).toEqual([{ leafletId: 9, name: 'Freschi', items: [{ productId: 2 }] }])
  await expectAccessible()
  await on().click()
  await expect.element(off()).toBeVisible()
  expect(bodies('/wishlist/delete_prods')).toEqual([{ wishlistId: 5, items: [{ productId: 2 }] }])
  expect(bodies('/wishlist/add_leaflet_prods')).toHaveLength(1)
})

test('what is on the list already says so when the page opens; the lists of others and of other leaflets do not count', async () => {
  await open([list([2])])
  await expect.element(on()).toBeVisible()
  await open([list([2], { leafletId: 8 }), list([2], { sharingData: { grant: 'WRITE' } })])
  await expect.element(off()).toBeVisible()
})

test('its card is an article with its printed name, which is a heading below that of the page', async () => {
  await open([])
  const card = page.getByRole('article', { name: 'Latte', exact: true })
  await expect.element(card.getByRole('heading', { level: 3, name: 'Latte', exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Pagina 1', exact: true })).toBeVisible()
})
