import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { CartContext } from '../../cart-store/cart-context.ts'
import { cartStore } from '../../cart-store/cart-store.ts'
import { productOnShelf, waitingShop } from '../../cart-store/testing.ts'
import { ListsContext, listsStore } from '../../list-heart/lists-store.ts'
import type { ShelfProduct } from '../shelf-product.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductSlider } from './ProductSlider.tsx'

afterEach(() => vi.unstubAllGlobals())

const product = (productId: number, name: string) => productOnShelf(productId, name) as unknown as ShelfProduct
const [bread, milk] = [product(1, 'Pane'), product(2, 'Latte')]

function Scene({ children }: { children: ReactNode }) {
  const store = cartStore({ shopper: useShopperStore(), api: waitingShop().api, notify: () => false })
  return (
    <CartContext value={store}>
      <ListsContext value={listsStore([])}>{children}</ListsContext>
    </CartContext>
  )
}

const Page = () => (
  <>
    <p>Testo</p>
    <h1>Reparto</h1>
    <ProductGrid products={[bread, milk]} heading="h2" />
    <ProductSlider title="Simili" products={[milk]} />
  </>
)

test('every card is an article with the name of its product, which is a heading below that of its shelf', async () => {
  await showPage(Page, { data: () => ({}), around: (shown) => <Scene>{shown}</Scene> })
  await expect.element(page.getByRole('article', { name: 'Pane', exact: true })).toBeVisible()
  const named = page.getByRole('article').elements()
  expect(named.map((card) => card.getAttribute('aria-label'))).toEqual(['Pane', 'Latte', 'Latte'])
  const headings = [...document.querySelectorAll('h1, h2, h3')]
  expect(headings.map((heading) => [heading.localName, heading.textContent])).toEqual([
    ['h1', 'Reparto'],
    ['h2', 'Pane'],
    ['h2', 'Latte'],
    ['h2', 'Simili'],
    ['h3', 'Latte'],
  ])
  await expectAccessible()
})

test('the name of a product looks like text of its card at whatever level it stands', async () => {
  await showPage(Page, { data: () => ({}), around: (shown) => <Scene>{shown}</Scene> })
  await expect.element(page.getByRole('article', { name: 'Pane', exact: true })).toBeVisible()
  const text = getComputedStyle(page.getByText('Testo').element()).fontFamily
  for (const card of page.getByRole('article').elements()) {
    const heading = card.querySelector('h2, h3')
    if (heading === null) throw new Error('a card without a heading')
    const { fontFamily, fontWeight, letterSpacing, marginLeft, textWrap } = getComputedStyle(heading)
    expect([fontFamily, fontWeight, letterSpacing, marginLeft, textWrap]).toEqual([
      text,
      '600',
      'normal',
      '0px',
      'wrap',
    ])
  }
})
